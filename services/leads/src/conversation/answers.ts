import { Injectable } from '@nestjs/common';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import type { EntityManager } from 'typeorm';
import { NotificationsRepository } from '../mail/notifications/notifications.repository.js';
import { entityOf } from '../model/find-lead.js';
import type { Lead } from '../model/lead.js';
import type { LeadStatus } from '../model/lead-status.js';
import { recordLeadHistory } from '../model/record-lead-history.js';
import { StaffService } from '../staff/staff.service.js';

/** What becomes of a lead when staff answer it, by mail or by phone (D2). */
@Injectable()
export class Answers {
  constructor(
    private readonly reminders: NotificationsRepository,
    private readonly staff: StaffService,
  ) {}

  /**
   * The first answer sets when the lead was answered and claims it. A new lead is then contacted, unless another status is
   * wished, and owed reminders are dropped. Lock the lead first.
   */
  async record(
    manager: EntityManager,
    subject: Lead,
    { caller, status = statusAfter(subject) }: { caller: Identity; status?: LeadStatus },
  ): Promise<void> {
    const { id, status: before, answeredAt } = subject.lead;
    await this.staff.claim(manager, subject, { via: 'answer', caller });
    const columns = { status, answeredAt: answeredAt ?? new Date() };
    Object.assign(subject.lead, columns);
    await manager.update(entityOf(subject), { id }, columns);
    await this.reminders.deleteOwedReminders(manager, id);
    if (status === before) return;
    await recordLeadHistory(
      manager,
      { kind: subject.kind, id },
      { kind: 'status_changed', actor: caller.username, details: { from: before, to: status } },
    );
  }
}

const statusAfter = ({ lead }: Lead): LeadStatus => (lead.status === 'new' ? 'contacted' : lead.status);
