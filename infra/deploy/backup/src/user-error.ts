/** Something that the operator can put right: shown as a sentence, without a stack. */
export class UserError extends Error {}
