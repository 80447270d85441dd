import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { DataSource } from 'typeorm';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { OwedWork } from '../../outbox/owed-work.js';
import { sending, sendNotification } from '../notifications/send-notification.job.js';
import { MailStateRepository } from './mail-state.repository.js';

/** Mail that was given up, all at once. */
@Injectable()
export class FailedMail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailStateRepository,
    private readonly owedWork: OwedWork,
  ) {}

  /** Owes again what the state of mail shows as failed. @returns how many mails */
  async sendAgain(by: AuditedBy): Promise<number> {
    const notificationIds = await this.dataSource.transaction(async (manager) => {
      const ids = await this.mail.oweFailedAgain(manager);
      const details = { count: ids.length };
      if (ids.length > 0)
        await recordLeadAudit(manager, { ...by, action: 'failed_mail_sent_again', details });
      return ids;
    });
    this.owedWork.announce(sendNotification, sending(notificationIds));
    return notificationIds.length;
  }
}
