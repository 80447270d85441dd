import { Busy } from '../errors/domain.error.js';

/** Runs a limited number of tasks at the same time, lets a limited number wait, and refuses the rest. */
export class ConcurrencyLimiter {
  private running = 0;
  private readonly waiting: Array<() => void> = [];

  constructor(private readonly options: { atOnce: number; mayWait: number }) {}

  /**
   * Runs the work when a slot is free.
   *
   * @throws Busy if too many tasks are waiting
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.options.atOnce) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.options.mayWait) throw new Busy({ retryAfterSeconds: 3 });
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Passes the slot to the work that has waited longest, or frees it. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
