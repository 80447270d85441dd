/** An error that the person at the terminal can correct. It is shown as a sentence, without a stack trace. */
export class UserError extends Error {}
