/** Reading the lead and making its mail, in milliseconds: thumbnails have 30 s of it. */
export const composeWithinMs = 50_000;

/** Handing a mail to the mail server, in milliseconds. */
export const sendWithinMs = 100_000;

/** What is left of a claim for noting what became of the mail, in milliseconds. */
const noteWithinMs = 10_000;

/** After this a sweep doubts that the worker of a claim is still alive, in seconds. */
export const claimSeconds = 80;

/**
 * How long a doubted claim still holds, in seconds: longer than one sending can take. So a jump of PostgreSQL's clock, or
 * PostgreSQL being away for long, takes no mail from a worker that is sending it.
 */
export const doubtSeconds = 160;

/**
 * How old a claim may be when its mail is handed to the mail server, in milliseconds: the server's answer must come while
 * the claim holds, even if it is doubted from its first moment.
 */
export const handOverWithinMs = doubtSeconds * 1000 - sendWithinMs - noteWithinMs;

/** Before a mail is tried again of which nobody knows whether the mail server took it, in milliseconds. */
export const openFatePauseMs = 600_000;
