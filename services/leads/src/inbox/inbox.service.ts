import { Injectable } from '@nestjs/common';
import type { Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { byCaller, type AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, IsNull } from 'typeorm';
import { recordLeadAudit } from '../model/record-lead-audit.js';
import { recordLeadHistory } from '../model/record-lead-history.js';
import { entityOf, findLead } from '../model/find-lead.js';
import type { LeadKind, LeadStatus } from '../model/lead-status.js';
import { leadStatuses } from '../model/lead-status.js';
import { Notification } from '../mail/notifications/notification.entity.js';
import { NotificationsRepository } from '../mail/notifications/notifications.repository.js';
import { NotificationsService } from '../mail/notifications/notifications.service.js';
import { sendNotification, sendNotificationPayloads } from '../mail/notifications/send-notification.job.js';
import { OwedWork } from '../outbox/owed-work.js';
import type { ListLeadsQuery } from './dto/list-leads.query.js';
import { InboxRepository, type LeadCount } from './inbox.repository.js';
import { fromCursor, toCursor } from './lead-cursor.js';
import { LeadNote } from './lead-note.entity.js';
import {
  toLeadNote,
  toLeadSummary,
  toNotification,
  type LeadCountsResponse,
  type LeadNoteResponse,
  type LeadPageResponse,
  type NotificationResponse,
} from './lead.responses.js';
import { SiteNow } from '@sandhill/platform/site/site-now.js';

const defaultLimit = 50;

/** What staff do with leads: list, count, change, annotate (decision L8). */
@Injectable()
export class InboxService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: InboxRepository,
    private readonly notifications: NotificationsService,
    private readonly states: NotificationsRepository,
    private readonly owedWork: OwedWork,
    private readonly site: SiteNow,
  ) {}

  async list({
    kind,
    status,
    q,
    bin,
    limit = defaultLimit,
    cursor,
  }: ListLeadsQuery): Promise<LeadPageResponse> {
    const after = cursor === undefined ? undefined : fromCursor(cursor);
    const filter = { kind, statuses: status, text: q, bin, after, limit };
    const { leads, next } = await this.inbox.listLeads(filter);
    return {
      leads: leads.map((lead) => toLeadSummary(lead, this.site.current)),
      nextCursor: next ? toCursor(next) : null,
    };
  }

  async counts(): Promise<LeadCountsResponse> {
    const counts = await this.inbox.countLeads();
    const sum = (matches: (count: LeadCount) => boolean) =>
      counts.filter(matches).reduce((total, { count }) => total + count, 0);
    const ofKind = (kind: LeadKind) => sum((count) => count.kind === kind && count.status !== 'spam');
    const byStatus = Object.fromEntries(
      leadStatuses.map((status) => [status, sum((count) => count.status === status)]),
    ) as Record<LeadStatus, number>;
    return { quotes: ofKind('quote'), contacts: ofKind('contact'), byStatus };
  }

  /** A lead that is no longer `spam` gets the mail that was withheld. @throws NotFound */
  async setStatus(id: string, status: LeadStatus, acting: Acting): Promise<void> {
    const notificationIds = await this.dataSource.transaction(async (manager) => {
      const subject = await findLead(manager, id, { lock: true });
      if (status !== 'new') await this.states.deleteOwedReminders(manager, id);
      const before = subject.lead.status;
      if (status === before) return [];
      subject.lead.status = status;
      await manager.update(entityOf(subject), { id }, { status });
      const details = { from: before, to: status };
      await recordLeadAudit(manager, {
        ...byCaller(acting),
        action: 'lead_status_changed',
        subjectId: id,
        details,
      });
      await recordLeadHistory(
        manager,
        { kind: subject.kind, id },
        { kind: 'status_changed', actor: acting.caller.username, details },
      );
      return before === 'spam' ? this.notifications.recordOwed(manager, subject) : [];
    });
    this.owedWork.announce(sendNotification, sendNotificationPayloads(notificationIds));
  }

  /** @throws NotFound */
  async addNote(
    id: string,
    note: { author: string; text: string },
    by: AuditedBy,
  ): Promise<LeadNoteResponse> {
    return this.dataSource.transaction(async (manager) => {
      const { kind } = await findLead(manager, id, { lock: true });
      const owner = kind === 'quote' ? { quoteId: id } : { contactId: id };
      const saved = await manager.save(manager.create(LeadNote, { ...note, ...owner }));
      await recordLeadAudit(manager, { ...by, action: 'lead_note_added', subjectId: id });
      return toLeadNote(saved);
    });
  }

  /** @throws NotFound */
  async sendAgain(leadId: string, notificationId: string, by: AuditedBy): Promise<NotificationResponse> {
    const ofLead = [
      { id: notificationId, quoteId: leadId, quote: { deletedAt: IsNull() } },
      { id: notificationId, contactId: leadId, contact: { deletedAt: IsNull() } },
    ];
    const notification = await this.dataSource.transaction(async (manager) => {
      const found = await manager.findOneBy(Notification, ofLead);
      if (!found) throw new NotFound('This mail does not exist.');
      if (await this.states.sendAgain(manager, notificationId)) {
        const details = { mail: found.kind, recipient: found.recipient };
        await recordLeadAudit(manager, { ...by, action: 'lead_mail_sent_again', subjectId: leadId, details });
      }
      return manager.findOneByOrFail(Notification, { id: notificationId });
    });
    this.owedWork.announce(sendNotification, sendNotificationPayloads([notificationId]));
    return toNotification(notification);
  }
}
