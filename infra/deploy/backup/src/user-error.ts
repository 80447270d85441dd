/** An error that the operator can correct: shown as a sentence, without a stack trace. */
export class UserError extends Error {}
