import { Injectable, Logger } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { LeadsConfig } from '../../config/leads.config.js';
import { Alarms } from '../../mail/alarms/alarms.js';
import { dailyTestMoment } from './daily-test-hours.js';
import { DailyTestsRepository } from './daily-tests.repository.js';

/**
 * Time after the start of the process, in milliseconds, during which no alarm is raised: a site that starts in the
 * morning needs time for its first test lead.
 */
const firstWithinMs = 15 * 60_000;

/**
 * Raises an alarm when the day's test lead has not arrived. The alarm works even when the worker, which sends the test
 * lead, is down.
 */
@Injectable()
export class DailyTestWatch extends PeriodicWork {
  private readonly log = new Logger(DailyTestWatch.name);
  private readonly startedAt = Date.now();
  private loggedDay = '';

  constructor(
    private readonly config: LeadsConfig,
    private readonly tests: DailyTestsRepository,
    private readonly alarms: Alarms,
    private readonly site: PublishedContent,
  ) {
    super({ name: 'daily-test-watch', everyMs: 30_000 });
  }

  async run(now = new Date()): Promise<void> {
    if (!this.config.proofUrl || now.getTime() - this.startedAt < firstWithinMs) return;
    const { day, isDue } = dailyTestMoment(this.site.current, now);
    if (!isDue) return;
    const test = await this.tests.of(day);
    if (test?.arrivedAt || test?.toldAt) return;
    const stage = test?.leadId ? 'its mail was not sent' : 'it was not accepted';
    if (this.loggedDay !== day) this.log.error({ day, stage }, 'the daily test lead is missing');
    this.loggedDay = day;
    const text = `The daily test lead of ${day} has not arrived by 7:45: ${stage}. Real leads could be missing too.`;
    await this.alarms.raise({
      message: { cause: 'proof_missing', text, count: 1, since: test?.begunAt?.toISOString() ?? null },
      onSent: () => this.tests.markReported(day),
    });
  }
}
