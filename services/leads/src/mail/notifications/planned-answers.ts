import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, Not, type EntityManager } from 'typeorm';
import { Delivery } from '../../deliveries/delivery.entity.js';
import { findLead } from '../../model/find-lead.js';
import { LeadMessage } from '../../model/lead-message.entity.js';
import type { Lead } from '../../model/lead.entity.js';
import { recordLeadHistory } from '../../model/record-lead-history.js';
import { AnsweredLeads } from './answered-leads.js';

/** Due time of a held answer, whose mail stays `owed`: far ahead, until somebody decides. */
const untilDecided = () => `now() + interval '100 years'`;

/** States of an unsent mail. `held` mails are from a restored backup and wait for the decision of an administrator. */
const unsentState = In(['owed', 'held']);

/** SQL: whether a scheduled answer to one of `leads` is still to be sent and is not on hold. */
export const hasPlannedAnswer = `EXISTS (
  SELECT FROM lead_messages m JOIN deliveries d ON d.answer_id = m.id AND d.state IN ('owed', 'sending')
  WHERE m.lead_id = leads.id AND m.send_at IS NOT NULL AND m.held_at IS NULL)`;

/** Plans answers for later, by setting the time of the first attempt to send their mails. */
@Injectable()
export class PlannedAnswers {
  constructor(private readonly answered: AnsweredLeads) {}

  async plan(manager: EntityManager, answerId: string, at: Date | (() => string)): Promise<void> {
    await manager.update(
      Delivery,
      { answerId, state: unsentState },
      { nextAttemptAt: at, owedSince: at, waitingSince: at },
    );
  }

  /**
   * Puts the unsent planned answers of a lead on hold; with `dueBy`, only those planned for that time or earlier. Their
   * text may be out of date, because the visitor has written or the lead was in the bin. Callers must lock the lead.
   */
  async hold(manager: EntityManager, leadId: string, { dueBy }: { dueBy?: Date } = {}): Promise<void> {
    const sendAt = dueBy ? LessThanOrEqual(dueBy) : Not(IsNull());
    const planned = await manager.findBy(LeadMessage, { leadId, sendAt, heldAt: IsNull() });
    for (const { id } of planned) {
      const unsent = await manager.findOne(Delivery, {
        where: { answerId: id, state: unsentState, sentAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!unsent) continue;
      await this.plan(manager, id, untilDecided);
      await manager.update(LeadMessage, { id }, { heldAt: new Date() });
      await recordLeadHistory(manager, leadId, { kind: 'answer_held', details: { message: id } });
    }
  }

  /** Takes answers off hold: they are planned for their time again. Callers must lock the lead. */
  async release(manager: EntityManager, ids: readonly string[]): Promise<void> {
    const held = await manager.findBy(LeadMessage, { id: In(ids), heldAt: Not(IsNull()) });
    for (const { id, sendAt } of held) {
      await this.plan(manager, id, sendAt ?? new Date());
      await manager.update(LeadMessage, { id }, { heldAt: null });
    }
  }

  /** Locks and returns the lead of a planned answer that is sent for the first time; undefined for any other mail. */
  async leadOf(manager: EntityManager, { answerId, leadId, sentAt }: Delivery): Promise<Lead | undefined> {
    if (answerId === null || leadId === null || sentAt !== null) return undefined;
    const message = await manager.findOneBy(LeadMessage, { id: answerId });
    if (!message?.sendAt) return undefined;
    return findLead(manager, leadId, { lock: true, withDeleted: true });
  }

  async noteSent(manager: EntityManager, lead: Lead, { answerId }: Delivery): Promise<void> {
    await this.answered.note(manager, lead);
    const details = { message: answerId };
    await recordLeadHistory(manager, lead.id, { kind: 'answered', details });
  }
}
