import { Injectable } from '@nestjs/common';
import { settleWithin } from '@sandhill/platform/process/settle-within.js';
import type { JobHandler } from '@sandhill/platform/queue/job.js';
import { deliveryFailure } from '@sandhill/platform/mail/delivery-failure.js';
import { DeliveryOutcomes, type DeliveryOutcome } from './delivery-outcomes.js';
import { MailComposer } from './mail-composer.js';
import { Mailer, type Mail } from './mailer.js';
import { NotificationsRepository, type ClaimedNotification } from './notifications.repository.js';
import { composeTimeoutMs, maxClaimAgeMs } from './sending-limits.js';
import { sendNotification } from './send-notification.job.js';

/** Sends one mail and records the outcome. */
@Injectable()
export class SendNotificationProcessor implements JobHandler<{ notificationId: string }> {
  readonly job = sendNotification;

  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly composer: MailComposer,
    private readonly mailer: Mailer,
    private readonly outcomes: DeliveryOutcomes,
  ) {}

  /**
   * Does nothing if the mail is sent, failed, not due, or claimed by another worker.
   *
   * A failure to send does not fail the job: the row holds the reason and the time of the next attempt.
   */
  async handle({ notificationId }: { notificationId: string }): Promise<void> {
    // Taken before the claim, by the monotonic clock, so the age of the claim is never underestimated.
    const claimedAt = performance.now();
    const notification = await this.notifications.claim(notificationId);
    if (notification) await this.outcomes.write(notification, await this.send(notification, claimedAt));
  }

  private async send(notification: ClaimedNotification, claimedAt: number): Promise<DeliveryOutcome> {
    let mail: Mail | undefined;
    try {
      mail = await settleWithin(composeTimeoutMs, () => this.composer.compose(notification));
      if (performance.now() - claimedAt > maxClaimAgeMs) return { kind: 'too_late' };
      return { kind: 'sent', messageId: await this.mailer.send(mail, notification.server) };
    } catch (error) {
      return { ...deliveryFailure(error), to: mail?.to };
    }
  }
}
