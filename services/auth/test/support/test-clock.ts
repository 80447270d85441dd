import { Clock } from '../../src/clock.js';

/** Stands still until a test moves it on; a pause is noted and over at once. */
export class TestClock extends Clock {
  private offsetMs = 0;
  readonly pauses: number[] = [];

  override now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  override async pause(milliseconds: number): Promise<void> {
    this.pauses.push(milliseconds);
    await new Promise((resolve) => setImmediate(resolve));
  }

  forward({ minutes = 0, hours = 0 }: { minutes?: number; hours?: number }): void {
    this.offsetMs += (hours * 60 + minutes) * 60_000;
  }
}
