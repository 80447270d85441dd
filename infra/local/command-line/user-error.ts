/** An error that the person at the terminal can correct. It is shown as a sentence, without a stack trace. */
export class UserError extends Error {}

/** Ends the process with status 1, and prints why: a sentence for the operator, or the stack trace of a bug. */
export function exitWith(error: unknown): never {
  process.stderr.write(`${error instanceof UserError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
