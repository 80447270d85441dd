export interface CommandOutcome {
  /** 0 on success, 1 on failure, 2 if the arguments or settings are wrong. */
  exitCode: 0 | 1 | 2;
  message: string;
}
