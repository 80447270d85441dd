export interface CommandOutcome {
  /** 0: done; 1: not done; 2: wrong arguments or settings. */
  exitCode: 0 | 1 | 2;
  message: string;
}
