/**
 * Loads the code of a prerendered part. After a failure, requests it again at the next click or when the browser is
 * online again. Until then, the prerendered part stays readable and its links work.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => {
      document.addEventListener('click', resolve, { once: true });
      globalThis.addEventListener('online', resolve, { once: true });
    });
    return untilLoaded(load);
  }
}
