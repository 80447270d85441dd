import { Logger } from '@nestjs/common';
import { loggableError } from '../errors/error.filter.js';
import { withTimeout } from './with-timeout.js';

export interface PeriodicTaskOptions {
  name: string;
  everyMs: number;
  /**
   * How long shutdown waits for a run, in milliseconds. Default: 3 s. A hanging dependency must not block the shutdown;
   * the next process repeats the interrupted work.
   */
  endWithinMs?: number;
  run: () => Promise<void>;
}

/**
 * Work that a process repeats while it runs, independently of the queue. Runs do not overlap. A failed run is logged
 * and does not prevent the next one. Pauses are up to a tenth shorter or longer, so that copies of a process do not run
 * in lockstep.
 */
export class PeriodicTask {
  private readonly log = new Logger(PeriodicTask.name);
  private timer?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;
  private ending?: Promise<void>;

  constructor(private readonly options: PeriodicTaskOptions) {}

  /** Starts the first run immediately. */
  start(): void {
    this.running = this.runOnce().finally(() => this.schedule());
  }

  /** Ends the repetition. Resolves when the current run has ended, or `endWithinMs` after the first call of `stop`. */
  stop(): Promise<void> {
    const { endWithinMs = 3_000 } = this.options;
    this.stopped = true;
    clearTimeout(this.timer);
    this.ending ??= withTimeout(endWithinMs, () => this.running).catch(() => undefined);
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
        { task: this.options.name, err: loggableError(error) },
        'a periodic task failed; it will run again',
      );
    }
  }
}
