import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { DailyRebuild } from './daily-rebuild.js';
import { ScheduledPublisher } from './scheduled/scheduled-publisher.js';

const everyMs = 60_000;

/** Publishes versions at the times set for them, and keeps the rendered pages those of the day. */
@Injectable()
export class PublishingSweep extends PeriodicWork {
  protected readonly task = new PeriodicTask({ name: 'daily-rebuild', everyMs, run: () => this.run() });

  constructor(
    private readonly scheduled: ScheduledPublisher,
    private readonly rebuild: DailyRebuild,
  ) {
    super();
  }

  /** A version that is due at midnight comes first, so that it is rendered once. */
  async run(): Promise<void> {
    try {
      await this.scheduled.publishDue();
    } finally {
      await this.rebuild.run();
    }
  }
}
