const firstPauseMs = 5_000;
const maxPauseMs = 300_000;

/** Calls a function once, after a pause. Each `start` doubles the next pause, up to five minutes; `stop` resets it. */
export class RetryTimer {
  private pauseMs = firstPauseMs;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly again: () => void) {}

  /** @param seconds minimum pause, as the server requested */
  start(seconds = 0): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.again, Math.max(seconds * 1000, this.pauseMs));
    this.pauseMs = Math.min(this.pauseMs * 2, maxPauseMs);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.pauseMs = firstPauseMs;
  }
}
