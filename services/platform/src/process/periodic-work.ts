import type { BeforeApplicationShutdown, OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { PeriodicTask } from './periodic-task.js';

/** A provider whose task runs from the start of the process to its end. */
export abstract class PeriodicWork
  implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown
{
  protected abstract readonly task: PeriodicTask;

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
