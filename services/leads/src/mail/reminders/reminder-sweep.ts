import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { OwedWork } from '../../outbox/owed-work.js';
import { sendNotification, sendNotificationPayloads } from '../notifications/send-notification.job.js';
import { businessClock } from './business-hours.js';
import { reminderHours } from './reminder-hours.js';
import { RemindersRepository } from './reminders.repository.js';
import { SiteNow } from '@sandhill/platform/site/site-now.js';

const everyMs = 60_000;

/** Reminds the office, and later the fallback address, of unanswered leads. */
@Injectable()
export class ReminderSweep extends PeriodicWork {
  protected readonly task = new PeriodicTask({ name: 'reminder-sweep', everyMs, run: () => this.run() });

  constructor(
    private readonly reminders: RemindersRepository,
    private readonly owedWork: OwedWork,
    private readonly site: SiteNow,
  ) {
    super();
  }

  async run(now = new Date()): Promise<void> {
    const clock = businessClock(this.site.current);
    const toOffice = await this.reminders.addDue({
      kind: 'reminder',
      recipient: 'office',
      waitingSince: clock.hoursAgo(reminderHours.office, now),
    });
    const toFallback = await this.reminders.addDue({
      kind: 'late_reminder',
      recipient: 'fallback',
      waitingSince: clock.hoursAgo(reminderHours.fallback, now),
    });
    this.owedWork.announce(sendNotification, sendNotificationPayloads([...toOffice, ...toFallback]));
  }
}
