import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Lead } from '../../model/lead.entity.js';
import { recordLeadHistory } from '../../model/record-lead-history.js';
import { SpamFilter } from '../../spam-marks/spam-filter.service.js';
import { isUrgent } from '../../model/urgency.js';
import { OwedMailsRepository } from './owed-mails.repository.js';

/**
 * Applies the effects of answers that staff do not send with a request to this service: planned answers, which the
 * worker sends, and answers from a mail program.
 */
@Injectable()
export class AnsweredLeads {
  constructor(
    private readonly mails: OwedMailsRepository,
    private readonly filter: SpamFilter,
  ) {}

  /**
   * Marks a lead as answered: a new lead becomes `contacted`, which the spam filter learns, and its visitor stops
   * waiting. Does nothing for spam, or if the visitor began to wait after the answer. Callers must lock the lead.
   */
  async note(manager: EntityManager, lead: Lead, at = new Date()): Promise<void> {
    const { id, status, answeredAt, waitingSince } = lead;
    if (status === 'spam' || (waitingSince !== null && waitingSince > at)) return;
    await this.mails.drop(manager, id, 'answer');
    const change = {
      answeredAt: answeredAt ?? at,
      waitingSince: null,
      // Somebody deals with the lead, so the people on call get no further notices.
      ...(isUrgent(lead) && (lead.urgentSince ?? at) <= at && { urgentTakenAt: at }),
      ...(status === 'new' && { status: 'contacted' as const }),
    };
    Object.assign(lead, change);
    await manager.update(Lead, { id }, change);
    if (status !== 'new') return;
    await this.filter.mark(manager, lead, false);
    const details = { from: status, to: 'contacted' };
    await recordLeadHistory(manager, id, { kind: 'status_changed', details });
  }
}
