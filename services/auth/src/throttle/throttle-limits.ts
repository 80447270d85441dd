/** Failed attempts that one address may make within the window. */
export const failedAttemptsPerAddress = 10;
export const windowMs = 10 * 60_000;

/** A pending attempt whose process died stops counting after this. */
export const pendingMs = 60_000;

/** After this long without a failure an account's delay resets. */
export const delayMemoryMs = 15 * 60_000;

const attemptsWithoutDelay = 3;
const firstDelayMs = 250;
const longestDelayMs = 5_000;

/** How long an attempt waits, in milliseconds, after this many failures of the same account name. */
export function delayAfter(failures: number): number {
  if (failures < attemptsWithoutDelay) return 0;
  return Math.min(firstDelayMs * 2 ** (failures - attemptsWithoutDelay), longestDelayMs);
}
