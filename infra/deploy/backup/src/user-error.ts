/** An error that the operator can correct. It is shown as a sentence, without a stack trace. */
export class UserError extends Error {}
