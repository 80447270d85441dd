import { Logger } from '@nestjs/common';
import { withoutParameters } from '../errors/error.filter.js';
import { settleWithin } from './settle-within.js';

export interface PeriodicTaskOptions {
  name: string;
  everyMs: number;
  run: () => Promise<void>;
}

/**
 * How long the end of a process waits for a run, in milliseconds. Whoever hangs on the other side does not keep the
 * process: what is cut here is begun again by the next one.
 */
const endWithinMs = 3_000;

/**
 * Work that a process repeats for as long as it lives, whatever happens to the queue. One run ends before the
 * next begins; a failure is logged and the next run comes all the same; pauses differ by up to a fifth, so
 * that copies do not march in step.
 */
export class PeriodicTask {
  private readonly log = new Logger(PeriodicTask.name);
  private timer?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;
  private ending?: Promise<void>;

  constructor(private readonly options: PeriodicTaskOptions) {}

  /** The first run is at once. */
  start(): void {
    this.running = this.runOnce().finally(() => this.schedule());
  }

  /** No run begins any more. Resolves when the one that is under way has ended, or 3 s after the first call. */
  stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    this.ending ??= settleWithin(endWithinMs, () => this.running).catch(() => undefined);
    return this.ending;
  }

  private schedule(): void {
    if (this.stopped) return;
    const pause = this.options.everyMs * (0.9 + Math.random() * 0.2);
    this.timer = setTimeout(() => this.start(), pause);
  }

  private async runOnce(): Promise<void> {
    try {
      await this.options.run();
    } catch (error) {
      this.log.warn(
        { task: this.options.name, err: withoutParameters(error) },
        'a periodic task failed; it will run again',
      );
    }
  }
}
