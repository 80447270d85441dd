import { Injectable } from '@nestjs/common';
import type { CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Lead } from '../../model/lead.entity.js';
import { recordLeadHistory } from '../../model/record-lead-history.js';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { RestoredLeads } from '../../mail/notifications/restored-leads.js';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import { findLead } from '../../model/find-lead.js';
import { cancelVisitWithLead } from '../../visits/changes/cancel-visit.js';

/**
 * Moves leads to the bin and back. Leads in the bin are hidden, and their mail is not sent, except the mail about a
 * canceled visit.
 */
@Injectable()
export class BinService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly restored: RestoredLeads,
    private readonly deliveries: DeliveryQueue,
  ) {}

  /** @throws NotFound, also for a lead that is already in the bin */
  async add(id: string, context: CallerContext): Promise<void> {
    const { username: actor } = context.caller;
    const mailIds = await this.dataSource.transaction(async (manager) => {
      const lead = await findLead(manager, id, { lock: true });
      await moveToBin(manager, id);
      const event = { kind: 'binned', actor } as const;
      await recordLeadHistory(manager, id, event);
      await recordLeadAudit(manager, { ...context.by, action: 'lead_deleted', subjectId: id });
      return cancelVisitWithLead(manager, lead, { isNotified: lead.status !== 'spam', actor });
    });
    this.deliveries.enqueueInBackground('mail', mailIds);
  }

  /** Restores a lead and queues its unsent mail. @throws NotFound */
  async restore(id: string, context: CallerContext): Promise<void> {
    const notificationIds = await this.dataSource.transaction((manager) =>
      this.restored.restore(manager, id, context),
    );
    this.deliveries.enqueueInBackground('mail', notificationIds);
  }
}

async function moveToBin(manager: EntityManager, id: string): Promise<void> {
  const { affected } = await manager.softDelete(Lead, { id, deletedAt: IsNull() });
  if (!affected) throw new NotFound('This lead does not exist.');
}
