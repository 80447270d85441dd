import { storeText, readStoredText } from '../../lib/browser-storage';

const key = 'lead-sound';

export const hasSound = (): boolean => readStoredText('localStorage', key) === 'on';

export const keepSound = (isOn: boolean): void => storeText('localStorage', key, isOn ? 'on' : null);

/** Plays two short tones. Browsers stay silent until the user has interacted with the page. */
export function playSound(): void {
  if (!('AudioContext' in globalThis)) return;
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: 0.15 });
  volume.connect(audio.destination);
  for (const [start, frequency] of [
    [0, 660],
    [0.18, 880],
  ] as const) {
    const tone = new OscillatorNode(audio, { frequency });
    tone.connect(volume);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + start + 0.14);
  }
  setTimeout(() => void audio.close(), 1000);
}
