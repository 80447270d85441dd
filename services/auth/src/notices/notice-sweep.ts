import { Injectable, Logger } from '@nestjs/common';
import { deliveryFailure } from '@sandhill/platform/mail/delivery-failure.js';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { AuthConfig } from '../auth.config.js';
import { Clock } from '../clock/clock.js';
import { NoticeMailer } from './notice-mailer.js';
import { noticeText } from './notice-text.js';
import { NoticesRepository, type ClaimedNotice } from './notices.repository.js';
import { SiteNow } from '@sandhill/platform/site/site-now.js';

const minuteMs = 60_000;
/** Longer than sending by both servers can take. */
const claimMs = 3 * minuteMs;
const longestPauseMs = 60 * minuteMs;
/** An older notice is of no use. */
const keptMs = 30 * 24 * 60 * minuteMs;
const fallbackAfterMs = 10 * minuteMs;
const mostAtOnce = 10;

/** Sends the mails that users are owed and retries until a mail server takes them. */
@Injectable()
export class NoticeSweep extends PeriodicWork {
  private readonly log = new Logger(NoticeSweep.name);
  protected readonly task = new PeriodicTask({ name: 'notices', everyMs: 3_000, run: () => this.run() });

  constructor(
    private readonly notices: NoticesRepository,
    private readonly mailer: NoticeMailer,
    private readonly config: AuthConfig,
    private readonly clock: Clock,
    private readonly site: SiteNow,
  ) {
    super();
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    const claimedUntil = new Date(now.getTime() + claimMs);
    const due = await this.notices.claim(now, { claimedUntil, most: mostAtOnce });
    await Promise.all(due.map((notice) => this.send(notice)));
  }

  async purge(): Promise<void> {
    const count = await this.notices.removeOwedBefore(new Date(this.clock.now().getTime() - keptMs));
    if (count > 0) this.log.error({ count }, 'notices were not sent within 30 days');
  }

  private async send(notice: ClaimedNotice): Promise<void> {
    const { id, kind, email, username, owedAt } = notice;
    const text = noticeText(kind, {
      username,
      owedAt,
      publicUrl: this.config.publicUrl,
      site: this.site.current,
    });
    const age = this.clock.now().getTime() - owedAt.getTime();
    try {
      await this.mailer.send({ ...text, id, to: email }, age >= fallbackAfterMs);
      await this.notices.remove(id);
    } catch (error) {
      const { code, kind: failure } = deliveryFailure(error);
      this.log.warn({ notice: id, failure, code }, 'a notice was not sent; it is retried');
      await this.notices.putOff(id, this.retryAt(notice));
    }
  }

  /** After 15 s, 30 s, 1 min, … 1 h. */
  private retryAt({ attempts }: ClaimedNotice): Date {
    const pause = Math.min(15_000 * 2 ** (attempts - 1), longestPauseMs);
    return new Date(this.clock.now().getTime() + pause);
  }
}
