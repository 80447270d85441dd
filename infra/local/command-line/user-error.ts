/** Something that the person at the terminal can put right: shown as a sentence, without a stack. */
export class UserError extends Error {}
