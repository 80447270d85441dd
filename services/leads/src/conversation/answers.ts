import { Injectable } from '@nestjs/common';
import type { CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import type { EntityManager } from 'typeorm';
import { OwedMailsRepository } from '../mail/notifications/owed-mails.repository.js';
import { Lead } from '../model/lead.entity.js';
import type { LeadStatus } from '../model/lead-status.js';
import { StaffService } from '../staff/staff.service.js';
import { StatusChanges } from './status-changes.js';

@Injectable()
export class Answers {
  constructor(
    private readonly states: OwedMailsRepository,
    private readonly staff: StaffService,
    private readonly statuses: StatusChanges,
  ) {}

  /**
   * Records an answer. The first answer sets `answeredAt`, and the lead is claimed for the caller if no one has claimed
   * it. A new lead becomes `contacted` unless another status is given. Unsent reminders are deleted. Callers must lock
   * the lead.
   *
   * @returns the ids of the added mails
   */
  async record(
    manager: EntityManager,
    lead: Lead,
    { context, status = statusAfter(lead) }: { context: CallerContext; status?: LeadStatus },
  ): Promise<string[]> {
    const { id, answeredAt } = lead;
    await this.staff.claim(manager, lead, { via: 'answer', caller: context.caller });
    if (answeredAt === null) {
      lead.answeredAt = new Date();
      await manager.update(Lead, { id }, { answeredAt: lead.answeredAt });
    }
    await this.states.drop(manager, id, 'answer');
    const { mailIds } = await this.statuses.set(manager, lead, { status, context, isAnswer: true });
    await this.endWait(manager, lead);
    return mailIds;
  }

  /**
   * Claims the lead for the author of a planned answer. The lead counts as answered only when the answer is sent.
   * Callers must lock the lead.
   */
  async plan(manager: EntityManager, lead: Lead, { caller }: CallerContext): Promise<void> {
    await this.staff.claim(manager, lead, { via: 'answer', caller });
  }

  private async endWait(manager: EntityManager, lead: Lead): Promise<void> {
    if (lead.status === 'new' || lead.waitingSince === null) return;
    lead.waitingSince = null;
    await manager.update(Lead, { id: lead.id }, { waitingSince: null });
  }
}

const statusAfter = ({ status }: Lead): LeadStatus => (status === 'new' ? 'contacted' : status);
