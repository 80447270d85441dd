import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { DataSource } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { Notification } from '../notifications/notification.entity.js';
import type { HeldMailDecision } from './release-held-mail.dto.js';

const now = () => 'now()';

const changes: Record<HeldMailDecision, QueryDeepPartialEntity<Notification>> = {
  // The sweep enqueues it; the 72 hours start now.
  send: { status: 'owed', attempts: 0, owedSince: now, waitingSince: now, nextAttemptAt: now },
  mark_sent: { status: 'sent', sentAt: now },
};

/** Mail that a restored backup owed; it is held until staff decide whether it was sent after the backup. */
@Injectable()
export class HeldMail {
  constructor(private readonly dataSource: DataSource) {}

  async count(): Promise<number> {
    return this.dataSource.getRepository(Notification).countBy({ status: 'held' });
  }

  /** @returns how many mails it released */
  async release(decision: HeldMailDecision, by: AuditedBy): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(Notification, { status: 'held' }, changes[decision]);
      const count = affected ?? 0;
      if (count > 0)
        await recordLeadAudit(manager, { ...by, action: 'held_mail_released', details: { decision, count } });
      return count;
    });
  }
}
