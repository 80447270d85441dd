import { Injectable } from '@nestjs/common';
import type { CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { bySystem } from '@sandhill/platform/audit/audit-entry.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { Lead } from '../../model/lead.entity.js';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { recordLeadHistory } from '../../model/record-lead-history.js';
import { OwedMailsRepository } from './owed-mails.repository.js';
import { PlannedAnswers } from './planned-answers.js';

/** Takes leads out of the bin: for staff, or because the customer writes again. */
@Injectable()
export class RestoredLeads {
  constructor(
    private readonly mails: OwedMailsRepository,
    private readonly planned: PlannedAnswers,
  ) {}

  /**
   * Restores a lead and makes its unsent mail due. The waiting time of its visitor, and the time for which no one has
   * claimed it, start again from zero. Planned answers whose time passed while the lead was in the bin are put on hold
   * until staff decide.
   *
   * @returns the ids of the mails
   * @throws NotFound
   */
  async restore(manager: EntityManager, id: string, context?: CallerContext): Promise<string[]> {
    const change = {
      deletedAt: null,
      waitingSince: () => 'CASE WHEN waiting_since IS NOT NULL THEN now() END',
      unclaimedSince: () => 'CASE WHEN unclaimed_since IS NOT NULL THEN now() END',
    };
    const { affected } = await manager.update(Lead, { id, deletedAt: Not(IsNull()) }, change);
    if (!affected) throw new NotFound('This lead is not in the bin.');
    await recordLeadHistory(manager, id, { kind: 'restored', actor: context?.caller.username });
    const by = context ? context.by : bySystem;
    await recordLeadAudit(manager, { ...by, action: 'lead_restored', subjectId: id });
    await this.planned.hold(manager, id, { dueBy: new Date() });
    return this.mails.makeDueNow(manager, id);
  }
}
