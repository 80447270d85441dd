import { Busy } from '@sandhill/platform/errors/domain.error.js';

/** Lets a bounded number of works run at once and a bounded number wait; the rest are told to come again. */
export class Turnstile {
  private running = 0;
  private readonly waiting: Array<() => void> = [];

  constructor(private readonly limits: { atOnce: number; waiting: number }) {}

  /** @throws Busy when too many wait already. */
  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.limits.atOnce) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.limits.waiting) throw new Busy({ retryAfterSeconds: 2 });
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Whoever waits takes over the place, so the count stays as it is. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
