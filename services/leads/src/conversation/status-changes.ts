import { Injectable } from '@nestjs/common';
import type { Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { byCaller } from '@sandhill/platform/audit/audit-entry.js';
import type { EntityManager } from 'typeorm';
import { NotificationsRepository } from '../mail/notifications/notifications.repository.js';
import { NotificationsService } from '../mail/notifications/notifications.service.js';
import { entityOf } from '../model/find-lead.js';
import type { Lead } from '../model/lead.js';
import type { LeadStatus } from '../model/lead-status.js';
import { recordLeadAudit } from '../model/record-lead-audit.js';
import { recordLeadHistory } from '../model/record-lead-history.js';
import { StaffService } from '../staff/staff.service.js';

export interface StatusChange {
  hasChanged: boolean;
  /** Mails that the lead owes from now on. */
  mailIds: string[];
}

/** Sets the status of leads, with everything that follows from it. */
@Injectable()
export class StatusChanges {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly states: NotificationsRepository,
    private readonly staff: StaffService,
  ) {}

  /**
   * A lead that somebody works on is theirs, and owes no reminder. One that is `new` again is not answered, and nobody has
   * it who claimed it by answering. One of the site that is no longer `spam` owes the mail that was withheld. Lock the
   * lead first.
   */
  async set(
    manager: EntityManager,
    subject: Lead,
    { status, acting }: { status: LeadStatus; acting: Acting },
  ): Promise<StatusChange> {
    const { kind, lead } = subject;
    const { id, status: before, source } = lead;
    if (status !== 'new') await this.states.deleteOwedReminders(manager, id);
    if (status === before) return { hasChanged: false, mailIds: [] };
    const columns = { status, ...answerBy(status, lead) };
    Object.assign(lead, columns);
    await manager.update(entityOf(subject), { id }, columns);
    const details = { from: before, to: status };
    const { caller } = acting;
    await recordLeadAudit(manager, {
      ...byCaller(acting),
      action: 'lead_status_changed',
      subjectId: id,
      details,
    });
    const event = { kind: 'status_changed', actor: caller.username, details } as const;
    await recordLeadHistory(manager, { kind, id }, event);
    if (isHandled(status)) await this.staff.claim(manager, subject, { via: 'answer', caller });
    if (status === 'new') await this.staff.releaseAnswered(manager, subject, caller);
    const isWithheld = before === 'spam' && source === 'site';
    return {
      hasChanged: true,
      mailIds: isWithheld ? await this.notifications.recordOwed(manager, subject) : [],
    };
  }
}

/** Someone works on such a lead, or has. */
const isHandled = (status: LeadStatus) => status !== 'new' && status !== 'spam';

/** A lead is answered once staff say so, and not any more if it is new again. */
function answerBy(status: LeadStatus, { answeredAt }: Lead['lead']): { answeredAt?: Date | null } {
  if (status === 'new') return { answeredAt: null };
  return answeredAt === null && (status === 'contacted' || status === 'won')
    ? { answeredAt: new Date() }
    : {};
}
