/** State of a transfer: a fraction from 0 to 1, `waiting` while the server is busy, or null while nothing is sent. */
export type Progress = number | 'waiting' | null;

interface SendingProgressProps {
  progress: Progress;
  /** Name of the progress bar for screen readers; by default the text below it. */
  label?: string;
  words: { sending: (percent: number) => string; waiting: string };
}

export function SendingProgress({ progress, label, words }: SendingProgressProps) {
  if (progress === null) return null;
  const percent = progress === 'waiting' ? 0 : Math.round(progress * 100);
  const textOf = (part: number) => (progress === 'waiting' ? words.waiting : words.sending(part));
  // Changes only every 25 percent, so that a screen reader does not speak all the time.
  const spoken = textOf(Math.floor(percent / 25) * 25);
  return (
    <div className="space-y-1">
      <progress
        aria-label={label ?? spoken}
        value={percent}
        max={100}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-band-deep forced-colors:appearance-auto [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-band-deep [&::-webkit-progress-value]:bg-primary"
      />
      <p aria-hidden className="text-sm text-ink-soft">
        {textOf(percent)}
      </p>
      <output className="sr-only">{spoken}</output>
    </div>
  );
}
