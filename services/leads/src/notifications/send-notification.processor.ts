import { Injectable, Logger } from '@nestjs/common';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';
import type { JobHandler } from '@sandhill/platform/queue/job.js';
import { settleWithin } from '@sandhill/platform/process/settle-within.js';
import { OwedWork } from '../owed/owed-work.js';
import { deliveryFailure } from './delivery-failure.js';
import { MailComposer } from './mail-composer.js';
import { Mailer } from './mailer.js';
import { NotificationsRepository, type ClaimedNotification } from './notifications.repository.js';
import { SendingPausesRepository } from './sending-pauses.repository.js';
import { isOverdue, retryPauseMs } from './retry-policy.js';
import { composeWithinMs } from './sending-limits.js';
import { sendNotification } from './send-notification.job.js';

/** Sends one mail, and writes down what became of it. */
@Injectable()
export class SendNotificationProcessor implements JobHandler<{ notificationId: string }> {
  readonly job = sendNotification;
  private readonly log = new Logger(SendNotificationProcessor.name);
  private readonly count: (outcome: string) => void;

  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly composer: MailComposer,
    private readonly mailer: Mailer,
    private readonly pauses: SendingPausesRepository,
    private readonly owedWork: OwedWork,
    metrics: Metrics,
  ) {
    this.count = metrics.counter('mails_total', 'What became of tries to send a mail', 'outcome');
  }

  /**
   * Sent already, given up, not due, or in another worker's hands: returns quietly.
   *
   * A failure to send is no failure of the job: it stands in the row with its reason, and the row says when to
   * try again. The job fails when that cannot be written; the claim then runs out and the sweep brings it back.
   */
  async handle({ notificationId }: { notificationId: string }): Promise<void> {
    const notification = await this.notifications.claim(notificationId);
    if (!notification) return;
    let messageId: string;
    try {
      const mail = await settleWithin(composeWithinMs, () => this.composer.compose(notification));
      messageId = await this.mailer.send(mail);
    } catch (error) {
      await this.noteFailure(notification, error);
      return;
    }
    this.count('sent');
    await this.notifications.markSent(notification.id, messageId);
  }

  private async noteFailure({ id, attempts, owedSince }: ClaimedNotification, error: unknown): Promise<void> {
    const { kind, words, code } = deliveryFailure(error);
    if (kind === 'not_signed_in') {
      this.count('paused');
      this.log.error({ notificationId: id, code }, 'the mail server refuses us: sending is paused');
      await this.pauses.begin(words);
      await this.notifications.putOff(id, { pauseMs: 0, lastError: words, countsAsAttempt: false });
      return;
    }
    if (kind === 'refused' || isOverdue(owedSince)) {
      this.count('given_up');
      this.log.error({ notificationId: id, code }, 'a mail is given up');
      const instead = await this.notifications.markFailed(id, words);
      if (instead) this.owedWork.announce({ notificationIds: [instead], photoIds: [] });
      return;
    }
    this.count('put_off');
    const pauseMs = retryPauseMs(kind, attempts);
    this.log.warn({ notificationId: id, code, kind, pauseMs }, 'a mail is put off');
    await this.notifications.putOff(id, { pauseMs, lastError: words, countsAsAttempt: true });
  }
}
