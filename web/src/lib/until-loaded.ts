/**
 * Loads code that a prerendered part waits for. If it does not arrive, it is requested again at the next click and when the
 * browser is online again: until then the part stays readable as it was prerendered, and its links work.
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
