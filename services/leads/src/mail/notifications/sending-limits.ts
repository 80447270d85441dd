/** Limit for reading a lead and composing its mail, in milliseconds. */
export const composeTimeoutMs = 50_000;

export const sendTimeoutMs = 90_000;

/**
 * Limits of the worker's shutdown, in milliseconds: of the mails that are being sent, of all jobs, and of the process.
 * Servers that scan mail answer late, and a mail whose sending is aborted is sent again. `make start` kills the worker
 * after 25 s, and Docker after 30 s.
 */
export const shutdownLimitsMs = { mails: 20_000, jobs: 22_000, process: 24_000 };

/** Length of a claim's lease, in beats (runs) of the sweep: at least five minutes. */
export const leaseBeats = 30;

const beatMs = 10_000;

/**
 * Number of beats in reserve: jumps of PostgreSQL's clock and outages may add beats, and the first beat may come right
 * after the claim.
 */
const spareBeats = 4;

/**
 * Maximum age of a claim, in milliseconds, at which its mail may still be passed to the server. The server's answer
 * then arrives, and is recorded, before the claim ends.
 */
export const maxClaimAgeMs = (leaseBeats - spareBeats) * beatMs - sendTimeoutMs;

/** Pause before retrying a mail that the server may have accepted, in milliseconds. */
export const unknownOutcomePauseMs = 600_000;

/**
 * Limits for reads that are shared by all mails that are composed at the same time. They are far above
 * `MAIL_CONCURRENCY`, the maximum number of these mails, so no read is refused.
 */
export const sharedRead = { everyMs: 0, atOnce: 1_000, mayWait: 1_000 };
