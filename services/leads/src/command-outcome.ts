/** How a command of the operator ended. */
export interface CommandOutcome {
  /** 0: done, 1: not done, 2: misused. */
  exitCode: 0 | 1 | 2;
  /** For people, without a line break at its end. */
  says: string;
}
