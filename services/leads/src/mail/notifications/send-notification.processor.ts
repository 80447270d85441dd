import { Injectable } from '@nestjs/common';
import { settleWithin } from '@sandhill/platform/process/settle-within.js';
import type { JobHandler } from '@sandhill/platform/queue/job.js';
import { deliveryFailure } from './delivery-failure.js';
import { DeliveryOutcomes, type DeliveryOutcome } from './delivery-outcomes.js';
import { MailComposer } from './mail-composer.js';
import { Mailer, type Mail } from './mailer.js';
import { NotificationsRepository, type ClaimedNotification } from './notifications.repository.js';
import { composeWithinMs, handOverWithinMs } from './sending-limits.js';
import { sendNotification } from './send-notification.job.js';

/** Sends one mail, and writes down what became of it. */
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
   * Sent already, given up, not due, or in another worker's hands: returns quietly.
   *
   * A failure to send is no failure of the job: it stands in the row with its reason, and the row says when to
   * try again.
   */
  async handle({ notificationId }: { notificationId: string }): Promise<void> {
    // Before the claim, and by a clock that nobody sets: the claim holds at least that much longer.
    const claimedAt = performance.now();
    const notification = await this.notifications.claim(notificationId);
    if (notification) await this.outcomes.write(notification, await this.send(notification, claimedAt));
  }

  private async send(notification: ClaimedNotification, claimedAt: number): Promise<DeliveryOutcome> {
    let mail: Mail | undefined;
    try {
      mail = await settleWithin(composeWithinMs, () => this.composer.compose(notification));
      if (performance.now() - claimedAt > handOverWithinMs) return { kind: 'too_late' };
      return { kind: 'sent', messageId: await this.mailer.send(mail, notification.server) };
    } catch (error) {
      return { ...deliveryFailure(error), to: mail?.to };
    }
  }
}
