/** An error that the operator can correct. It is shown as a sentence, without a stack trace. */
export class UserError extends Error {}

/**
 * Returns what the operator is told about an error. One of the machine, the network or a server has a code, and its
 * message says enough; of any other, the stack trace is told.
 */
export function toldOf(error: unknown): string {
  const { message, stack } = error as Error;
  if (!isFromOutside(error)) return stack ?? String(error);
  return message || (error as AggregateError).errors.map(toldOf).join('; ');
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
