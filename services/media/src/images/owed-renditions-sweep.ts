import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { ImagesService } from './images.service.js';

const everyMs = 15_000;

/** The queue may be lost; what is owed stands in the table. */
@Injectable()
export class OwedRenditionsSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task: PeriodicTask;

  constructor(images: ImagesService) {
    this.task = new PeriodicTask({ name: 'owed-renditions', everyMs, run: () => images.enqueueOwed() });
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }
}
