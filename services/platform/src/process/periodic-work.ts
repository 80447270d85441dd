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

  /** A run starts only after the previous one has ended. */
  abstract run(): Promise<void>;

  onApplicationBootstrap(): void {
    this.task.start();
  }

  /** Nest shuts modules down one after the other, so all tasks are stopped before any is awaited. */
  onModuleDestroy(): void {
    void this.task.stop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }
}
