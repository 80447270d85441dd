/** An error that the operator can correct. It is shown as a sentence, without a stack trace. */
export class UserError extends Error {}

/** Adds the problem that ends some work to a list. Other errors are thrown. */
export async function noteProblem(work: Promise<unknown>, problems: string[]): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    problems.push(error.message);
  }
}
