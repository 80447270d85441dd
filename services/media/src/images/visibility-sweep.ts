import { Injectable } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { ImageVisibility } from './image-visibility.js';

/** A picture in the bin must disappear within a minute. This interval and the caches' lifetime stay well below it. */
const everyMs = 10_000;

/** Moves pictures whose project was deleted or restored while the store was unavailable. */
@Injectable()
export class VisibilitySweep extends PeriodicWork {
  constructor(private readonly visibility: ImageVisibility) {
    super({ name: 'picture-visibility', everyMs });
  }

  run(): Promise<void> {
    return this.visibility.settle();
  }
}
