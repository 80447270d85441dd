/** Longest wait for the photograph, in milliseconds. */
const maxWaitMs = 4_000;

const firstActs = ['pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/**
 * Resolves when the first screen's photograph has loaded or failed to load, when the visitor interacts, or after
 * `maxWaitMs`. Waiting for it keeps about 175 kB of scripts and fonts from competing with the photograph on a slow
 * connection.
 */
export function firstPictureShown(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || picture.complete) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, maxWaitMs);
    function done(): void {
      clearTimeout(timer);
      picture?.removeEventListener('load', done);
      picture?.removeEventListener('error', done);
      for (const act of firstActs) document.removeEventListener(act, done);
      resolve();
    }
    picture.addEventListener('load', done);
    picture.addEventListener('error', done);
    for (const act of firstActs) document.addEventListener(act, done, { passive: true });
  });
}
