import { Injectable, Logger } from '@nestjs/common';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { SiteNow } from '@sandhill/company/published-site/site-now.js';
import { LeadsConfig } from '../../config/leads.config.js';
import { DailyTestMark, dailyTestHeader } from '../../intake/contacts/daily-test-mark.js';
import { PhotoLinks } from '../../photos/photo-links.js';
import { dailyTestMoment } from './daily-test-hours.js';
import { DailyTestsRepository } from './daily-tests.repository.js';

const everyMs = 15_000;
const answerWithinMs = 20_000;

/**
 * Sends a test lead through the public door each work day at 7:30, and erases it when a mail server has accepted its mail
 * (D15). It passes the public server, the gateway, the form's checks, the database, the queue and the mail server.
 */
@Injectable()
export class DailyTestRun extends PeriodicWork {
  private readonly log = new Logger(DailyTestRun.name);
  protected readonly task = new PeriodicTask({ name: 'daily-test-run', everyMs, run: () => this.run() });

  constructor(
    private readonly config: LeadsConfig,
    private readonly tests: DailyTestsRepository,
    private readonly mark: DailyTestMark,
    private readonly links: PhotoLinks,
    private readonly site: SiteNow,
  ) {
    super();
  }

  async run(now = new Date()): Promise<void> {
    const { proofUrl } = this.config;
    if (!proofUrl) return;
    await this.tests.settle();
    const { day, isTime } = dailyTestMoment(this.site.current, now);
    if (isTime && (await this.tests.begin(day))) await this.send(proofUrl, day);
  }

  /**
   * The same key each time: a lead whose answer was lost is not taken twice. The key is the mark, which no one else knows:
   * a form that comes first with a key that can be guessed would have the test refused all day.
   */
  private async send(url: string, day: string): Promise<void> {
    const mark = this.mark.of(day);
    try {
      const answer = await fetch(new URL('/api/contact', url), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': mark,
          // The gateway takes forms from the site's own pages alone.
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
