/** `run` returns a result to print, and throws if the check fails. */
export interface Check {
  name: string;
  run: () => Promise<string>;
}

/** @throws an error with the message if the condition does not hold */
export function hold(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}
