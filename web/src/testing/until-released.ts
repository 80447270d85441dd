/** Returns a promise and a function that resolves it, for responses that a test delays. */
export function untilReleased() {
  let end: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { released, release: () => end?.() };
}
