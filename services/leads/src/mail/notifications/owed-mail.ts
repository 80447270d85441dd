import { Injectable } from '@nestjs/common';
import { sweepBatchSize, OwedSweep, type OwedSource } from '../../outbox/owed-sweep.js';
import { OwedWork } from '../../outbox/owed-work.js';
import { NotificationsRepository } from './notifications.repository.js';
import { ReceiptsRepository } from './receipts.repository.js';
import { sendNotification, sendNotificationPayloads } from './send-notification.job.js';
import { SuspectsRepository } from './suspects.repository.js';

/** Enqueues the mail that is due, and creates the spam digest. */
@Injectable()
export class OwedMail implements OwedSource {
  constructor(
    sweep: OwedSweep,
    private readonly notifications: NotificationsRepository,
    private readonly receipts: ReceiptsRepository,
    private readonly suspects: SuspectsRepository,
    private readonly owedWork: OwedWork,
  ) {
    sweep.register(this);
  }

  async sweep(): Promise<void> {
    await this.notifications.releaseStaleClaims();
    await this.suspects.addDigest();
    await this.receipts.purge();
    await this.owedWork.enqueue(
      sendNotification,
      sendNotificationPayloads(await this.notifications.listDue(sweepBatchSize)),
    );
  }
}
