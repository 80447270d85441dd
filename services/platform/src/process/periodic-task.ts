import { Logger } from '@nestjs/common';
import { withoutParameters } from '../errors/error.filter.js';

export interface PeriodicTaskOptions {
  name: string;
  everyMs: number;
  run: () => Promise<void>;
}

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

  constructor(private readonly options: PeriodicTaskOptions) {}

  /** The first run is at once. */
  start(): void {
    this.running = this.runOnce().finally(() => this.schedule());
  }

  /** Resolves when the run that is under way has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
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
