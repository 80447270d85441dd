/** Limit for reading a lead and composing its mail, in milliseconds; thumbnails may take 30 s of it. */
export const composeTimeoutMs = 50_000;

export const sendTimeoutMs = 90_000;

/** Length of a claim's lease, in beats of the sweep: at least five minutes. */
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
export const unknownFatePauseMs = 600_000;

/**
 * Limits of reads that mails composed at the same time share. At most `MAIL_CONCURRENCY` mails are composed at once.
 */
export const sharedRead = { everyMs: 0, atOnce: 1_000, mayWait: 1_000 };
