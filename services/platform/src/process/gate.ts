import { Busy } from '../errors/domain.error.js';

/** Runs a few pieces of work at once, lets a few more wait, and refuses the rest. */
export class Gate {
  private running = 0;
  private readonly waiting: Array<() => void> = [];

  constructor(private readonly options: { atOnce: number; mayWait: number }) {}

  /** @throws Busy when too many are waiting. */
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

  /** Hands the slot to the longest-waiting work, or frees it. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
