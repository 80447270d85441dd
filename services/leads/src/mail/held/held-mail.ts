import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { DataSource } from 'typeorm';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import type { HeldMailDecision } from './release-held-mail.dto.js';

const changes: Record<HeldMailDecision, string> = {
  // The sweep puts it on the queue; its time runs from now on.
  send: `status = 'owed', attempts = 0, owed_since = now(), waiting_since = now(), next_attempt_at = now()`,
  mark_sent: `status = 'sent', sent_at = now()`,
};

/** Mail that a restored backup owed, until somebody says whether it went out after the backup. */
@Injectable()
export class HeldMail {
  constructor(private readonly dataSource: DataSource) {}

  async count(): Promise<number> {
    const [row]: Array<{ count: number }> = await this.dataSource.query(
      `SELECT count(*)::integer AS count FROM notifications WHERE status = 'held'`,
    );
    return row?.count ?? 0;
  }

  /** @returns how many it concerned */
  async release(decision: HeldMailDecision, by: AuditedBy): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const [, count]: [unknown, number] = await manager.query(
        `UPDATE notifications SET ${changes[decision]} WHERE status = 'held'`,
      );
      if (count > 0)
        await recordLeadAudit(manager, { ...by, action: 'held_mail_released', details: { decision, count } });
      return count;
    });
  }
}
