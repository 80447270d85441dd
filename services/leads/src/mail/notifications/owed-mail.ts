import { Injectable } from '@nestjs/common';
import { owedAtOnce, OwedSweep, type OwedSource } from '../../outbox/owed-sweep.js';
import { OwedWork } from '../../outbox/owed-work.js';
import { NotificationsRepository } from './notifications.repository.js';
import { ReceiptsRepository } from './receipts.repository.js';
import { sending, sendNotification } from './send-notification.job.js';
import { SuspectsRepository } from './suspects.repository.js';

/** The mail that still has to be sent. */
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
    await this.suspects.oweDigest();
    await this.receipts.purge();
    await this.owedWork.enqueue(sendNotification, sending(await this.notifications.listDue(owedAtOnce)));
  }
}
