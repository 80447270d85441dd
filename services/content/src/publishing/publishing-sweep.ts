import { Injectable } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { DailyRebuild } from './daily-rebuild.js';
import { ScheduledPublisher } from './scheduled/scheduled-publisher.js';

/** Publishes scheduled versions at their times, and renders the published version again when its pages are outdated. */
@Injectable()
export class PublishingSweep extends PeriodicWork {
  constructor(
    private readonly scheduled: ScheduledPublisher,
    private readonly rebuild: DailyRebuild,
  ) {
    super({ name: 'daily-rebuild', everyMs: 60_000 });
  }

  /** Publishes before it rebuilds, so that a version that is due at midnight is rendered only once. */
  async run(): Promise<void> {
    try {
      await this.scheduled.publishDue();
    } finally {
      await this.rebuild.run();
    }
  }
}
