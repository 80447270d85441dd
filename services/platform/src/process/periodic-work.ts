import type { BeforeApplicationShutdown, OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { PeriodicTask, type PeriodicTaskOptions } from './periodic-task.js';

/** A provider whose work runs repeatedly from the start of the process to its end. */
export abstract class PeriodicWork
  implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown
{
  protected readonly task: PeriodicTask;

  constructor(options: Omit<PeriodicTaskOptions, 'run'>) {
    this.task = new PeriodicTask({ ...options, run: () => this.run() });
  }

  /** Does one run of the work. A run starts only after the previous one has ended. */
  abstract run(): Promise<void>;

  onApplicationBootstrap(): void {
    this.task.start();
  }

  /** Stops the task without waiting. Nest calls this method of all modules before it waits for any task to end. */
  onModuleDestroy(): void {
    void this.task.stop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }
}
