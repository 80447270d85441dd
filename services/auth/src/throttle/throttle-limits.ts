/** Failed attempts of one origin within the window. */
export const failedAttempts = {
  /** An address, or the /64 network of an IPv6 one. */
  address: 10,
  /** All private addresses together: each may stand for every visitor. */
  hidden: 300,
};

export const windowMs = 10 * 60_000;

/** A pending attempt whose process died stops counting after this. */
export const pendingMs = 60_000;

/** After this long without a failure an account's delay resets. */
export const delayMemoryMs = 15 * 60_000;

/** After this long without a failure a series of wrong passwords is forgotten. */
export const seriesMemoryMs = 24 * 3_600_000;

/** After this many failures in a row at a name, each address group has one try in `turnMs`. */
export const failuresBeforeTurns = 100;

/** How often an address group may try a name once tries are rationed. */
export const turnMs = 15 * 60_000;

const attemptsWithoutDelay = 3;
const firstDelayMs = 250;
const longestDelayMs = 5_000;

/** How long an attempt waits, in milliseconds, after this many failures of the same account name. */
export function delayAfter(failures: number): number {
  if (failures < attemptsWithoutDelay) return 0;
  return Math.min(firstDelayMs * 2 ** (failures - attemptsWithoutDelay), longestDelayMs);
}

/** Wrong codes in a row after which an account's second factor waits. */
export const codesBeforeWait = 10;

const minuteMs = 60_000;
const firstWaits = [1, 5, 15, 60].map((minutes) => minutes * minuteMs);
const longestWaitMs = 24 * 60 * minuteMs;

/** How long a second factor waits, in milliseconds, after this many wrong codes in a row: 1, 5, 15, 60 minutes, 2, 4 … 24 hours. */
export function waitAfter(failures: number): number {
  const step = failures - codesBeforeWait;
  if (step < 0) return 0;
  return firstWaits[step] ?? Math.min(60 * minuteMs * 2 ** (step - firstWaits.length + 1), longestWaitMs);
}
