/** A wait that a test ends: for answers that are still on their way. */
export function untilReleased() {
  let end: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { released, release: () => end?.() };
}
