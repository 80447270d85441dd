import { Injectable, Logger } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { LeadsConfig } from '../../config/leads.config.js';
import { DailyTestMark, dailyTestHeader } from '../../intake/contacts/daily-test-mark.js';
import { PhotoLinks } from '../../photos/photo-links.js';
import { dailyTestMoment } from './daily-test-hours.js';
import { DailyTestsRepository } from './daily-tests.repository.js';

const answerWithinMs = 20_000;

/**
 * Sends a test lead to the public server at 7:30 on each work day, and erases it when a mail server has accepted its
 * mail, or after a day. The test covers the public server, the gateway, the checks of the form, the database, the queue
 * and the mail server.
 */
@Injectable()
export class DailyTestRun extends PeriodicWork {
  private readonly log = new Logger(DailyTestRun.name);

  constructor(
    private readonly config: LeadsConfig,
    private readonly tests: DailyTestsRepository,
    private readonly mark: DailyTestMark,
    private readonly links: PhotoLinks,
    private readonly site: PublishedContent,
  ) {
    super({ name: 'daily-test-run', everyMs: 15_000 });
  }

  async run(now = new Date()): Promise<void> {
    const { proofUrl } = this.config;
    if (!proofUrl) return;
    await this.tests.settle();
    const { day, isTime } = dailyTestMoment(this.site.current, now);
    if (isTime && (await this.tests.begin(day))) await this.send(proofUrl, day);
  }

  /**
   * Sends the test lead of a day. Each attempt has the same `Idempotency-Key`, so that a lead whose response was lost
   * is not added twice. The key is the mark of the day, which no one else knows: if it could be guessed, somebody could
   * use it first, and the test would be rejected all day.
   */
  private async send(url: string, day: string): Promise<void> {
    const mark = this.mark.of(day);
    try {
      const answer = await fetch(new URL('/api/contact', url), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': mark,
          // The gateway accepts forms only from the site's own pages.
          Origin: new URL(this.links.siteUrl('/')).origin,
          [dailyTestHeader]: mark,
        },
        body: JSON.stringify({
          name: 'Daily test',
          email: 'daily-test@site.invalid',
          subject: 'Daily test',
          message: `The test of ${day}: it shows that leads arrive.`,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(answerWithinMs),
      });
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      const { id } = (await answer.json()) as { id: string };
      await this.tests.markAccepted(day, id);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.log.error({ day, reason }, 'the daily test lead was not accepted; it is sent again');
    }
  }
}
