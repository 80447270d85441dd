import { Injectable } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { ImagesService } from './images.service.js';

/** Enqueues jobs for missing slow sizes, because the queue may lose jobs. */
@Injectable()
export class OwedRenditionsSweep extends PeriodicWork {
  constructor(private readonly images: ImagesService) {
    super({ name: 'owed-renditions', everyMs: 15_000 });
  }

  run(): Promise<void> {
    return this.images.enqueueOwed();
  }
}
