import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { ImagesService } from './images.service.js';

const everyMs = 15_000;

/** Enqueues jobs again for slow sizes that are missing, because the queue may lose jobs. */
@Injectable()
export class OwedRenditionsSweep extends PeriodicWork {
  protected readonly task: PeriodicTask;

  constructor(images: ImagesService) {
    super();
    this.task = new PeriodicTask({ name: 'owed-renditions', everyMs, run: () => images.enqueueOwed() });
  }
}
