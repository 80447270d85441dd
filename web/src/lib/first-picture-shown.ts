/** A connection that takes longer than this, in milliseconds, is not waited for. */
const longestWaitMs = 4_000;

const firstActs = ['pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/**
 * Resolves when the photograph of the first screen is loaded, or the visitor acts first. It keeps some 175 kB of scripts and
 * fonts off a slow connection until then.
 */
export function firstPictureShown(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || picture.complete) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, longestWaitMs);
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
