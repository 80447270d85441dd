import { Injectable } from '@nestjs/common';
import type { Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { byCaller } from '@sandhill/platform/audit/audit-entry.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { leadKinds, type LeadKind } from '../../model/lead-status.js';
import { entityOf } from '../../model/find-lead.js';
import { recordLeadHistory } from '../../model/record-lead-history.js';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { NotificationsRepository } from '../../mail/notifications/notifications.repository.js';
import {
  sendNotification,
  sendNotificationPayloads,
} from '../../mail/notifications/send-notification.job.js';
import { OwedWork } from '../../outbox/owed-work.js';

/** The bin (decision L11): leads in it are hidden, and their mail waits. */
@Injectable()
export class BinService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifications: NotificationsRepository,
    private readonly owedWork: OwedWork,
  ) {}

  /** @throws NotFound, also for a lead that is already in the bin */
  async add(id: string, acting: Acting): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const kind = await moveToBin(manager, id);
      const event = { kind: 'binned', actor: acting.caller.username } as const;
      await recordLeadHistory(manager, { kind, id }, event);
      await recordLeadAudit(manager, { ...byCaller(acting), action: 'lead_deleted', subjectId: id });
    });
  }

  /** The mail that the lead still owes is sent now. @throws NotFound */
  async restore(id: string, acting: Acting): Promise<void> {
    const notificationIds = await this.dataSource.transaction(async (manager) => {
      const kind = await restoreFromBin(manager, id);
      const event = { kind: 'restored', actor: acting.caller.username } as const;
      await recordLeadHistory(manager, { kind, id }, event);
      await recordLeadAudit(manager, { ...byCaller(acting), action: 'lead_restored', subjectId: id });
      return this.notifications.makeDueNow(manager, id);
    });
    this.owedWork.announce(sendNotification, sendNotificationPayloads(notificationIds));
  }
}

async function moveToBin(manager: EntityManager, id: string): Promise<LeadKind> {
  const isThere = { id, deletedAt: IsNull() };
  for (const kind of leadKinds) {
    if ((await manager.softDelete(entityOf({ kind }), isThere)).affected) return kind;
  }
  throw new NotFound('This lead does not exist.');
}

async function restoreFromBin(manager: EntityManager, id: string): Promise<LeadKind> {
  const isInBin = { id, deletedAt: Not(IsNull()) };
  for (const kind of leadKinds) {
    if ((await manager.restore(entityOf({ kind }), isInBin)).affected) return kind;
  }
  throw new NotFound('This lead is not in the bin.');
}
