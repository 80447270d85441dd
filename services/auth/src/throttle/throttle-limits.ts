export const failedAttempts = {
  /** Limit of one IP address, or of the /64 network of an IPv6 address. */
  address: 10,
  /** Limit of all private IP addresses together. All visitors may share one of them, for example that of a proxy. */
  hidden: 300,
};

export const windowMs = 10 * 60_000;

/**
 * Time after which a pending attempt no longer counts, in milliseconds. Its process must have died, because no attempt
 * takes this long.
 */
export const pendingMs = 60_000;

/** Time without a failure after which an account's delay resets, in milliseconds. */
export const delayMemoryMs = 15 * 60_000;

/** Time without a failure after which a series of wrong passwords is forgotten, in milliseconds. */
export const seriesMemoryMs = 24 * 3_600_000;

/** Number of failures in a row at a name after which each group of IP addresses has one try in `turnMs`. */
export const failuresBeforeTurns = 100;

/** Time between two tries of a group of IP addresses at a name whose tries are limited to turns, in milliseconds. */
export const turnMs = 15 * 60_000;

const attemptsWithoutDelay = 3;
const firstDelayMs = 250;
const maxDelayMs = 5_000;

/** Returns how long an attempt waits, in milliseconds, after this many failures at the same account name. */
export function delayAfter(failures: number): number {
  if (failures < attemptsWithoutDelay) return 0;
  return Math.min(firstDelayMs * 2 ** (failures - attemptsWithoutDelay), maxDelayMs);
}

/** Number of wrong codes in a row after which further codes for the account are rejected for some time. */
export const codesBeforeWait = 10;

const minuteMs = 60_000;
const firstWaits = [1, 5, 15, 60].map((minutes) => minutes * minuteMs);
const maxWaitMs = 24 * 60 * minuteMs;

/**
 * Returns how long codes are rejected, in milliseconds, after this many wrong ones in a row: 1, 5, 15, 60 minutes, then
 * 2, 4 … 24 hours.
 */
export function waitAfter(failures: number): number {
  const step = failures - codesBeforeWait;
  if (step < 0) return 0;
  return firstWaits[step] ?? Math.min(60 * minuteMs * 2 ** (step - firstWaits.length + 1), maxWaitMs);
}
