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
    await new Promise((resolve) => {
      // Captured, because React stops a click on what is not hydrated yet.
      document.addEventListener('click', resolve, { once: true, capture: true });
      globalThis.addEventListener('online', resolve, { once: true });
    });
    return untilLoaded(load, onFailure);
  }
}
