/** An error that the operator can correct. It is shown as a sentence, without a stack trace. */
export class UserError extends Error {}

/** Waits for some work. If it fails with a `UserError`, adds the message to `problems`. Throws any other error. */
export async function noteProblem(work: Promise<unknown>, problems: string[]): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    problems.push(error.message);
  }
}
