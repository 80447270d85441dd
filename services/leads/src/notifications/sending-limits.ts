/** Reading the lead and making its mail, in milliseconds: thumbnails have 30 s of it. */
export const composeWithinMs = 50_000;

/** Handing a mail to the mail server, in milliseconds. */
export const sendWithinMs = 120_000;

/** Longest wait for one statement, in milliseconds (see the database's options in platform). */
const statementMs = 16_000;

/**
 * How long a claim on a mail holds, in seconds: longer than one sending can take, with the statements before and after
 * it, so that only a dead worker's claim runs out. A mail whose claim ran out too early would be sent twice.
 */
export const claimSeconds = (composeWithinMs + sendWithinMs + 5 * statementMs) / 1000;
