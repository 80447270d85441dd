import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { Contact } from '../../model/contact.entity.js';
import { NotificationsRepository } from '../../mail/notifications/notifications.repository.js';
import {
  sendNotification,
  sendNotificationPayloads,
} from '../../mail/notifications/send-notification.job.js';
import { OwedWork } from '../../outbox/owed-work.js';
import { Quote } from '../../model/quote.entity.js';

/** The bin (decision L11): leads in it are hidden, and their mail waits. */
@Injectable()
export class BinService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifications: NotificationsRepository,
    private readonly owedWork: OwedWork,
  ) {}

  /** @throws NotFound, also for a lead that is already in the bin */
  async add(id: string, by: AuditedBy): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await moveToBin(manager, id);
      await recordLeadAudit(manager, { ...by, action: 'lead_deleted', subjectId: id });
    });
  }

  /** The mail that the lead still owes is sent now. @throws NotFound */
  async restore(id: string, by: AuditedBy): Promise<void> {
    const notificationIds = await this.dataSource.transaction(async (manager) => {
      await restoreFromBin(manager, id);
      await recordLeadAudit(manager, { ...by, action: 'lead_restored', subjectId: id });
      return this.notifications.makeDueNow(manager, id);
    });
    this.owedWork.announce(sendNotification, sendNotificationPayloads(notificationIds));
  }
}

async function moveToBin(manager: EntityManager, id: string): Promise<void> {
  const isThere = { id, deletedAt: IsNull() };
  for (const entity of [Quote, Contact]) {
    if ((await manager.softDelete(entity, isThere)).affected) return;
  }
  throw new NotFound('This lead does not exist.');
}

async function restoreFromBin(manager: EntityManager, id: string): Promise<void> {
  const isInBin = { id, deletedAt: Not(IsNull()) };
  for (const entity of [Quote, Contact]) {
    if ((await manager.restore(entity, isInBin)).affected) return;
  }
  throw new NotFound('This lead is not in the bin.');
}
