import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { Contact } from '../../model/contact.entity.js';
import { NotificationsRepository } from '../../mail/notifications/notifications.repository.js';
import { sending, sendNotification } from '../../mail/notifications/send-notification.job.js';
import { OwedWork } from '../../outbox/owed-work.js';
import { Quote } from '../../model/quote.entity.js';

/** The bin (decision L11): what is in it is hidden, and its mail waits. */
@Injectable()
export class BinService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifications: NotificationsRepository,
    private readonly owedWork: OwedWork,
  ) {}

  /** @throws NotFound, also for a lead that is in the bin already */
  async putIn(id: string, by: AuditedBy): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await remove(manager, id);
      await recordLeadAudit(manager, { ...by, action: 'lead_deleted', subjectId: id });
    });
  }

  /** What it still owed is owed again. @throws NotFound */
  async takeOut(id: string, by: AuditedBy): Promise<void> {
    const notificationIds = await this.dataSource.transaction(async (manager) => {
      await restore(manager, id);
      await recordLeadAudit(manager, { ...by, action: 'lead_restored', subjectId: id });
      return this.notifications.oweAgain(manager, id);
    });
    this.owedWork.announce(sendNotification, sending(notificationIds));
  }
}

async function remove(manager: EntityManager, id: string): Promise<void> {
  const isThere = { id, deletedAt: IsNull() };
  for (const entity of [Quote, Contact]) {
    if ((await manager.softDelete(entity, isThere)).affected) return;
  }
  throw new NotFound('This lead is not there.');
}

async function restore(manager: EntityManager, id: string): Promise<void> {
  const isInBin = { id, deletedAt: Not(IsNull()) };
  for (const entity of [Quote, Contact]) {
    if ((await manager.restore(entity, isInBin)).affected) return;
  }
  throw new NotFound('This lead is not in the bin.');
}
