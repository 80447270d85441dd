import { Clock } from '@sandhill/platform/clock/clock.js';

/** A clock that tests move forward. It records pauses and ends them immediately. */
export class TestClock extends Clock {
  private offsetMs = 0;
  readonly pauses: number[] = [];
  private held: Promise<void> = Promise.resolve();
  private readonly holders: Array<() => void> = [];

  override now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  override async pause(milliseconds: number): Promise<void> {
    this.pauses.push(milliseconds);
    await this.held;
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Makes pauses that begin after this call last until `release`. */
  hold(): void {
    this.held = new Promise((resolve) => this.holders.push(resolve));
  }

  release(): void {
    for (const end of this.holders.splice(0)) end();
  }

  reset(): void {
    this.offsetMs = 0;
    this.pauses.length = 0;
    this.held = Promise.resolve();
  }

  forward({ minutes = 0, hours = 0 }: { minutes?: number; hours?: number }): void {
    this.offsetMs += (hours * 60 + minutes) * 60_000;
  }
}
