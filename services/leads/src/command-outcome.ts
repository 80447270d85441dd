export interface CommandOutcome {
  /** 0: done; 1: not done; 2: wrong arguments or settings. */
  exitCode: 0 | 1 | 2;
  /** Human-readable text without a trailing line break. */
  message: string;
}
