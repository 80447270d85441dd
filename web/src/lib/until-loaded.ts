import { pageNeeds } from './page-needs';

/**
 * Loads the code of a prerendered page or part. After a failure, requests it again at the next click or when the browser
 * is online again. Until then, the prerendered part stays readable and its links work.
 *
 * @param onFailure called after each failure
 */
export async function untilLoaded<T>(load: () => Promise<T>, onFailure?: () => void): Promise<T> {
  try {
    return await load();
  } catch {
    onFailure?.();
    // If a file that `preloadFiles` requested failed, Safari repeats that failure until the file is fetched in
    // another way.
    for (const file of pageNeeds().files) fetch(file).catch(() => undefined);
    await new Promise((resolve) => {
      // Listens in the capture phase, because React stops clicks on elements that are not hydrated yet.
      document.addEventListener('click', resolve, { once: true, capture: true });
      globalThis.addEventListener('online', resolve, { once: true });
    });
    return untilLoaded(load, onFailure);
  }
}
