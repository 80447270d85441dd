import { Injectable } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { ImageVisibility } from './image-visibility.js';

/**
 * Interval in milliseconds. A picture in the bin must disappear within a minute, so this interval and the lifetime of
 * caches are well below that.
 */
const everyMs = 10_000;

/** Moves objects of pictures whose project was deleted or restored while the store was unavailable. */
@Injectable()
export class VisibilitySweep extends PeriodicWork {
  constructor(private readonly visibility: ImageVisibility) {
    super({ name: 'picture-visibility', everyMs });
  }

  run(): Promise<void> {
    return this.visibility.settle();
  }
}
