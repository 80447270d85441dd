import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { DataSource } from 'typeorm';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import { MailStateRepository } from './mail-state.repository.js';

@Injectable()
export class FailedMail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailStateRepository,
    private readonly deliveries: DeliveryQueue,
  ) {}

  async sendAgain(by: AuditedBy): Promise<number> {
    const notificationIds = await this.dataSource.transaction(async (manager) => {
      const ids = await this.mail.retryFailed(manager);
      const details = { count: ids.length };
      if (ids.length > 0)
        await recordLeadAudit(manager, { ...by, action: 'failed_mail_sent_again', details });
      return ids;
    });
    this.deliveries.enqueueInBackground('mail', notificationIds);
    return notificationIds.length;
  }
}
