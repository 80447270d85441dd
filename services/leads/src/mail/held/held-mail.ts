import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { DataSource, type QueryDeepPartialEntity } from 'typeorm';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { Delivery } from '../../deliveries/delivery.entity.js';
import type { HeldMailDecision } from './release-held-mail.dto.js';

/** SQL: the current time, or the time in the column if that is later, as it is for planned answers. */
const due = (column: string) => () => `greatest(${column}, now())`;
const isHeld = { channel: 'mail', state: 'held' } as const;

const changes: Record<HeldMailDecision, QueryDeepPartialEntity<Delivery>> = {
  // The sweep enqueues the mail, which is then retried for up to 72 hours from now, or from the time of a planned
  // answer.
  send: {
    state: 'owed',
    attempts: 0,
    owedSince: due('owed_since'),
    waitingSince: due('waiting_since'),
    nextAttemptAt: due('waiting_since'),
  },
  // An answer whose planned time is still ahead cannot have been sent, so it becomes `owed`.
  mark_sent: {
    state: () => `CASE WHEN waiting_since > now() THEN 'owed' ELSE 'sent' END`,
    sentAt: () => 'CASE WHEN waiting_since <= now() THEN now() END',
  },
};

/**
 * Mail that was `owed` or `sending` in a restored backup. It is held until staff decide whether it was sent after the
 * backup.
 */
@Injectable()
export class HeldMail {
  constructor(private readonly dataSource: DataSource) {}

  async count(): Promise<number> {
    return this.dataSource.getRepository(Delivery).countBy(isHeld);
  }

  async release(decision: HeldMailDecision, by: AuditedBy): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(Delivery, isHeld, changes[decision]);
      const count = affected ?? 0;
      if (count > 0)
        await recordLeadAudit(manager, { ...by, action: 'held_mail_released', details: { decision, count } });
      return count;
    });
  }
}
