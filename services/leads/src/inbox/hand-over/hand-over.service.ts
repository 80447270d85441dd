import { Injectable } from '@nestjs/common';
import type { Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { byCaller } from '@sandhill/platform/audit/audit-entry.js';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import { NotFound, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, In } from 'typeorm';
import { NotificationsService } from '../../mail/notifications/notifications.service.js';
import { Lead } from '../../model/lead.entity.js';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { StaffMember } from '../../staff/staff-member.entity.js';
import { LeadChanges } from '../changes/lead-changes.service.js';

const batchSize = 100;

/**
 * Hands the open leads of a member of staff to another, or to no one, so that leads of a disabled account do not get
 * lost.
 */
@Injectable()
export class HandOverService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: LeadChanges,
    private readonly notifications: NotificationsService,
    private readonly deliveries: DeliveryQueue,
  ) {}

  /** Returns how many open leads a member of staff owns; 0 if the copied staff list does not contain the member yet. */
  async count(ownerId: string): Promise<number> {
    return this.dataSource.getRepository(Lead).countBy(openOf(ownerId));
  }

  /**
   * Hands leads over in batches. New leads that get no owner are unclaimed again. After a failure, a second call hands
   * over the rest. The new owner, unless this is the caller, gets one mail about all of them.
   *
   * @returns the number of leads handed over
   * @throws NotFound, ValidationFailed
   */
  async handOver(from: string, to: string | null, acting: Acting): Promise<number> {
    const { manager } = this.dataSource;
    if (to === from) throw new ValidationFailed({ to: sameOwner });
    if (!(await manager.existsBy(StaffMember, { id: from }))) throw new NotFound('There is no such account.');
    let count = 0;
    for (;;) {
      const leads = await manager.find(Lead, {
        select: { id: true },
        where: openOf(from),
        order: { id: 'ASC' },
        take: batchSize,
      });
      const ids = leads.map(({ id }) => id);
      const changed = ids.length === 0 ? 0 : await this.changes.handOver(ids, { from, to }, acting);
      count += changed;
      if (changed === 0) break;
    }
    if (count > 0) await this.conclude(from, { to, count }, acting);
    return count;
  }

  private async conclude(
    subjectId: string,
    { to, count }: { to: string | null; count: number },
    acting: Acting,
  ): Promise<void> {
    const mailIds = await this.dataSource.transaction(async (manager) => {
      const details = { to: to ?? 'none', count };
      await recordLeadAudit(manager, {
        ...byCaller(acting),
        action: 'leads_handed_over',
        subjectId,
        details,
      });
      const owner =
        to === null || to === acting.caller.userId ? null : await manager.findOneBy(StaffMember, { id: to });
      return owner ? this.notifications.oweAssigned(manager, owner, { leadId: null }) : [];
    });
    this.deliveries.announce('mail', mailIds);
  }
}

const sameOwner = { code: 'unknown_owner', message: 'Please choose someone else' };

const openOf = (ownerId: string) => ({ ownerId, status: In(['new', 'contacted'] as const) });
