/** A check. `run` returns a result to print, and throws if the check fails. */
export interface Check {
  name: string;
  run: () => Promise<string>;
}

/** Checks a condition. @throws an error with the message if the condition is false */
export function hold(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}
