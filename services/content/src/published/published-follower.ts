import { Injectable, Logger } from '@nestjs/common';
import { loggableError } from '@sandhill/platform/errors/error.filter.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { Published } from './published.js';

/** Interval in milliseconds. Instances of the service must agree within a second. */
const everyMs = 500;

/**
 * Reads versions that other instances of the service publish. Without the database, the last known version stays in
 * use.
 */
@Injectable()
export class PublishedFollower extends PeriodicWork {
  private readonly log = new Logger(PublishedFollower.name);
  private hasFailed = false;

  constructor(private readonly published: Published) {
    super({ name: 'published', everyMs });
  }

  async run(): Promise<void> {
    try {
      await this.published.refresh();
      this.hasFailed = false;
    } catch (error) {
      // Only the first failure in a row is logged: two lines a second would be too many.
      if (!this.hasFailed) this.log.warn({ err: loggableError(error) }, 'what is published cannot be read');
      this.hasFailed = true;
    }
  }
}
