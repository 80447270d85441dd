import type { BeforeApplicationShutdown, OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { PeriodicTask } from './periodic-task.js';

/** A provider whose task begins with the process and ends with it. */
export abstract class PeriodicWork
  implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown
{
  protected abstract readonly task: PeriodicTask;

  onApplicationBootstrap(): void {
    this.task.start();
  }

  /** Nest ends one module after the other: all tasks are told before any is waited for. */
  onModuleDestroy(): void {
    void this.task.stop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }
}
