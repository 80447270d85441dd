import { Busy } from '../errors/domain.error.js';

/** Lets a few pieces of work run at once and a few more wait; the rest are refused. */
export class Gate {
  private running = 0;
  private readonly waiting: Array<() => void> = [];

  constructor(private readonly options: { atOnce: number; mayWait: number }) {}

  /** @throws Busy when too many wait already. */
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

  /** The place goes to who waits longest, and is free when nobody does. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
