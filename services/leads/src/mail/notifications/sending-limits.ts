/** Limit for reading a lead and composing its mail, in milliseconds; thumbnails may take 30 s of it. */
export const composeTimeoutMs = 50_000;

/** Limit for handing a mail to the mail server, in milliseconds. */
export const sendTimeoutMs = 90_000;

/** Age of a claim, in seconds, from which sweeps doubt that its worker is alive. */
export const claimSeconds = 80;

/** Shortest time between two doubts, in seconds. */
export const doubtEverySeconds = 8;

/**
 * Doubts that end a claim. Together they take longer than sending a mail can. Because they are counted one by one,
 * neither a jump of PostgreSQL's clock nor a long outage takes a mail from a worker that is sending it.
 */
export const maxDoubts = 22;

/** Margin for three clock jumps or outages, in milliseconds. */
const clockJumpMarginMs = 3 * doubtEverySeconds * 1000;

/**
 * The greatest age of a claim at which its mail may still be handed over, in milliseconds. It lets the server's answer
 * arrive before the claim ends, even if the claim is doubted from its start.
 */
export const maxClaimAgeMs = (maxDoubts - 1) * doubtEverySeconds * 1000 - clockJumpMarginMs - sendTimeoutMs;

/** Pause before retrying a mail that the server may have accepted, in milliseconds. */
export const unknownFatePauseMs = 600_000;
