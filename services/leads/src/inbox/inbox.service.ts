import { Injectable } from '@nestjs/common';
import type { CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { DataSource, IsNull } from 'typeorm';
import { Answers } from '../conversation/answers.js';
import { MessageKeyReused } from '../conversation/conversation.errors.js';
import { staffKeyHash } from '../conversation/staff-key-hash.js';
import { Delivery, isStaffAddress, type Recipient } from '../deliveries/delivery.entity.js';
import { OwedMailsRepository } from '../mail/notifications/owed-mails.repository.js';
import { findLead } from '../model/find-lead.js';
import { recordLeadAudit } from '../model/record-lead-audit.js';
import { recordLeadHistory } from '../model/record-lead-history.js';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import type { CreateNoteDto } from './dto/create-note.dto.js';
import { LeadNote } from './lead-note.entity.js';
import {
  toLeadNote,
  toNotification,
  type LeadNoteResponse,
  type NotificationResponse,
} from './lead-parts.responses.js';
import { toLeadSummary, type LeadCountsResponse, type LeadPageResponse } from './lead-summary.response.js';
import { InboxRepository } from './inbox.repository.js';
import { decodeCursor, encodeCursor } from './list/lead-cursor.js';
import { LeadCounts } from './list/lead-counts.js';
import type { ListLeadsQuery } from './list/list-leads.query.js';
import { toFilter, toOrder } from './list/to-filter.js';

const defaultLimit = 50;

/**
 * Derives the id of a note from the hash of its `Idempotency-Key` (`staffKeyHash`), so that a repeated call finds the
 * first note.
 */
function noteIdOf(slot: string): string {
  const parts = [slot.slice(0, 8), slot.slice(8, 12), `8${slot.slice(13, 16)}`, `8${slot.slice(17, 20)}`];
  return [...parts, slot.slice(20, 32)].join('-');
}

@Injectable()
export class InboxService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: InboxRepository,
    private readonly leadCounts: LeadCounts,
    private readonly states: OwedMailsRepository,
    private readonly answers: Answers,
    private readonly deliveries: DeliveryQueue,
    private readonly site: PublishedContent,
  ) {}

  async list(query: ListLeadsQuery, caller: Identity): Promise<LeadPageResponse> {
    const { limit = defaultLimit, cursor } = query;
    const site = this.site.current;
    const { leads, next } = await this.inbox.listLeads({
      ...toFilter(query, { caller, site }),
      order: toOrder(query, caller),
      after: cursor === undefined ? undefined : decodeCursor(cursor),
      limit,
    });
    return {
      leads: leads.map((lead) => toLeadSummary(lead, site)),
      nextCursor: next ? encodeCursor(next) : null,
    };
  }

  async counts(caller: Identity): Promise<LeadCountsResponse> {
    return this.leadCounts.read(caller);
  }

  /**
   * Adds a note to a lead. A note about a call counts as an answer. A repeated call returns the first note.
   *
   * @throws NotFound, MessageKeyReused
   */
  async addNote(
    id: string,
    { text, kind, forCrew }: CreateNoteDto,
    { key, context }: { key?: string; context: CallerContext },
  ): Promise<LeadNoteResponse> {
    const { username: author } = context.caller;
    const wished = { text, kind: kind ?? 'note', forCrew: forCrew ?? false };
    const noteId = key === undefined ? undefined : noteIdOf(staffKeyHash(id, context.caller, key));
    const { saved, mailIds } = await this.dataSource.transaction(async (manager) => {
      // The lock lets the second of two simultaneous calls find the first one's note.
      const lead = await findLead(manager, id, { lock: true });
      const earlier = noteId === undefined ? null : await manager.findOneBy(LeadNote, { id: noteId });
      if (earlier && !isSame(earlier, wished)) throw new MessageKeyReused();
      if (earlier) return { saved: earlier, mailIds: [] };
      const note = manager.create(LeadNote, { ...wished, id: noteId, leadId: id, author });
      const saved = await manager.save(note);
      const mailIds = saved.kind === 'call' ? await this.answers.record(manager, lead, { context }) : [];
      const event = { kind: 'noted', actor: author, details: { note: saved.id } } as const;
      await recordLeadHistory(manager, id, event);
      const details = { kind: saved.kind };
      await recordLeadAudit(manager, {
        ...context.by,
        action: 'lead_note_added',
        subjectId: id,
        details,
      });
      return { saved, mailIds };
    });
    this.deliveries.enqueueInBackground('mail', mailIds);
    return toLeadNote(saved);
  }

  async sendAgain(leadId: string, notificationId: string, by: AuditedBy): Promise<NotificationResponse> {
    const ofLead = { id: notificationId, channel: 'mail', leadId, lead: { deletedAt: IsNull() } };
    const notification = await this.dataSource.transaction(async (manager) => {
      const found = await manager.findOneBy(Delivery, ofLead);
      if (!found) throw new NotFound('This email does not exist.');
      if (await this.states.sendAgain(manager, notificationId)) {
        const details = { mail: found.kind, recipient: roleOf(found.recipient ?? 'office') };
        await recordLeadAudit(manager, { ...by, action: 'lead_mail_sent_again', subjectId: leadId, details });
      }
      return manager.findOneByOrFail(Delivery, { id: notificationId });
    });
    this.deliveries.enqueueInBackground('mail', [notificationId]);
    return toNotification(notification, await this.inbox.mailsToFormerStaff(leadId));
  }
}

/** Returns the recipient as the audit trail shows it: `staff` in place of the email address of a member of staff. */
const roleOf = (recipient: Recipient) => (isStaffAddress(recipient) ? 'staff' : recipient);

const isSame = (note: LeadNote, wished: Pick<LeadNote, 'text' | 'kind' | 'forCrew'>) =>
  note.text === wished.text && note.kind === wished.kind && note.forCrew === wished.forCrew;
