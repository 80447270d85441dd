/** An error that the operator can correct. It is shown as a sentence, without a stack trace. */
export class UserError extends Error {}

/**
 * Returns the description of an error for the operator: the message of a `UserError` and of errors with a code, which
 * come from the machine, the network or a server; the stack trace of all other errors.
 */
export function describeError(error: unknown): string {
  const { message, stack } = error as Error;
  if (!isFromOutside(error)) return stack ?? String(error);
  return message || (error as AggregateError).errors.map(describeError).join('; ');
}

function isFromOutside(error: unknown): boolean {
  if (error instanceof UserError) return true;
  if (error instanceof AggregateError) return error.errors.every(isFromOutside);
  return typeof (error as { code?: unknown }).code === 'string' && !(error instanceof TypeError);
}

/** Waits for some work. If it fails with a `UserError`, adds the message to `problems`. Throws any other error. */
export async function noteProblem(work: Promise<unknown>, problems: string[]): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    problems.push(error.message);
  }
}
