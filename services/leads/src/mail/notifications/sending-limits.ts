/** Reading the lead and making its mail, in milliseconds: thumbnails have 30 s of it. */
export const composeWithinMs = 50_000;

/** Handing a mail to the mail server, in milliseconds. */
export const sendWithinMs = 90_000;

/** After this sweeps doubt that the worker of a claim is still alive, in seconds. */
export const claimSeconds = 80;

/** A sweep that comes sooner after the last doubt adds none, in seconds. */
export const doubtEverySeconds = 8;

/**
 * So many doubts end a claim. They take longer than one sending can, and as they are counted one by one, neither a jump of
 * PostgreSQL's clock nor PostgreSQL being away for long takes a mail from a worker that is sending it.
 */
export const mostDoubts = 22;

/** What a few such jumps can take from that time, in milliseconds. */
const jumpsMs = 3 * doubtEverySeconds * 1000;

/**
 * How old a claim may be when its mail is handed to the mail server, in milliseconds: the server's answer must come while
 * the claim holds, even if it is doubted from its first moment.
 */
export const handOverWithinMs = (mostDoubts - 1) * doubtEverySeconds * 1000 - jumpsMs - sendWithinMs;

/** Before a mail is tried again of which nobody knows whether the mail server took it, in milliseconds. */
export const openFatePauseMs = 600_000;
