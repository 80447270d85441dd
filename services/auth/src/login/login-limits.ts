/** Failed tries that one address has within the window (decision A2). */
export const failedTriesPerAddress = 10;
export const windowMs = 10 * 60_000;

/** A try that was never settled, because its process died, stops counting after this. */
export const pendingMs = 60_000;

/** After this long without a failure a name's delay starts anew. */
export const delayMemoryMs = 15 * 60_000;

const triesWithoutDelay = 3;
const firstDelayMs = 250;
const longestDelayMs = 5_000;

/** How long a try waits when the name's `failures` last ones were wrong. */
export function delayAfter(failures: number): number {
  if (failures < triesWithoutDelay) return 0;
  return Math.min(firstDelayMs * 2 ** (failures - triesWithoutDelay), longestDelayMs);
}
