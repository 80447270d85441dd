/** One thing that is found out of the running product; what it says is printed. */
export interface Check {
  name: string;
  run: () => Promise<string>;
}

/** @throws with the message when the condition does not hold. */
export function hold(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}
