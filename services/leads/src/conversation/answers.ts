import { Injectable } from '@nestjs/common';
import type { Acting } from '@sandhill/platform/audit/acting.decorator.js';
import type { EntityManager } from 'typeorm';
import { OwedMailsRepository } from '../mail/notifications/owed-mails.repository.js';
import { Lead } from '../model/lead.entity.js';
import type { LeadStatus } from '../model/lead-status.js';
import { StaffService } from '../staff/staff.service.js';
import { StatusChanges } from './status-changes.js';

/** Effects on a lead when staff answer it, by mail or by phone (D2). */
@Injectable()
export class Answers {
  constructor(
    private readonly states: OwedMailsRepository,
    private readonly staff: StaffService,
    private readonly statuses: StatusChanges,
  ) {}

  /**
   * The first answer sets when the lead was answered and claims it. A new lead is then contacted, unless another status is
   * wished, and owed reminders are dropped. Lock the lead first.
   *
   * @returns the ids of mails that the lead owes from now on
   */
  async record(
    manager: EntityManager,
    lead: Lead,
    { acting, status = statusAfter(lead) }: { acting: Acting; status?: LeadStatus },
  ): Promise<string[]> {
    const { id, answeredAt } = lead;
    await this.staff.claim(manager, lead, { via: 'answer', caller: acting.caller });
    if (answeredAt === null) {
      lead.answeredAt = new Date();
      await manager.update(Lead, { id }, { answeredAt: lead.answeredAt });
    }
    await this.states.drop(manager, id, 'answer');
    const { mailIds } = await this.statuses.set(manager, lead, { status, acting });
    await this.endWait(manager, lead);
    return mailIds;
  }

  /** An answer that goes out later claims the lead, which counts as answered when it is sent. Lock the lead first. */
  async plan(manager: EntityManager, lead: Lead, { caller }: Acting): Promise<void> {
    await this.staff.claim(manager, lead, { via: 'answer', caller });
  }

  /** An answered lead does not wait again any more (N7). */
  private async endWait(manager: EntityManager, lead: Lead): Promise<void> {
    if (lead.status === 'new' || lead.waitingSince === null) return;
    lead.waitingSince = null;
    await manager.update(Lead, { id: lead.id }, { waitingSince: null });
  }
}

const statusAfter = ({ status }: Lead): LeadStatus => (status === 'new' ? 'contacted' : status);
