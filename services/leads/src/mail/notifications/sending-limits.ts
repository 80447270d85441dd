/** Limit for reading a lead and composing its mail, in milliseconds; thumbnails may take 30 s of it. */
export const composeTimeoutMs = 50_000;

/** Limit for handing a mail to the mail server, in milliseconds. */
export const sendTimeoutMs = 90_000;

/** Beats of a claim: at least five minutes. */
export const leaseBeats = 30;

const beatMs = 10_000;

/** Beats that jumps of PostgreSQL's clock and outages may add, and the one that was about to come at the claim. */
const spareBeats = 4;

/**
 * The greatest age of a claim at which its mail may still be handed over, in milliseconds: the server's answer then arrives,
 * and is recorded, before the claim ends.
 */
export const maxClaimAgeMs = (leaseBeats - spareBeats) * beatMs - sendTimeoutMs;

/** Pause before retrying a mail that the server may have accepted, in milliseconds. */
export const unknownFatePauseMs = 600_000;
