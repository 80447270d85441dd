import { Injectable } from '@nestjs/common';
import type { Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { byCaller } from '@sandhill/platform/audit/audit-entry.js';
import { Raw, type EntityManager } from 'typeorm';
import { OwedMailsRepository } from '../mail/notifications/owed-mails.repository.js';
import { NotificationsService } from '../mail/notifications/notifications.service.js';
import { LeadHistory } from '../model/lead-history.entity.js';
import { Lead } from '../model/lead.entity.js';
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
    private readonly states: OwedMailsRepository,
    private readonly staff: StaffService,
  ) {}

  /**
   * A lead that somebody works on is theirs, and owes no reminder. One that is `new` again is not answered, and nobody has
   * it who claimed it by answering. One of the site that is no longer `spam` owes the mail that was withheld. Lock the
   * lead first.
   */
  async set(
    manager: EntityManager,
    lead: Lead,
    { status, acting }: { status: LeadStatus; acting: Acting },
  ): Promise<StatusChange> {
    const { id, status: before, source } = lead;
    if (status !== 'new') await this.states.drop(manager, id, 'answer');
    if (status === before) return { hasChanged: false, mailIds: [] };
    const columns = {
      status,
      ...answerBy(status, lead),
      waitingSince: await waitsSince(manager, lead, status),
      // The steps of a lead that no one could see until now begin with that.
      ...(before === 'spam' && !lead.claimedAt && { unclaimedSince: new Date() }),
    };
    Object.assign(lead, columns);
    await manager.update(Lead, { id }, columns);
    const details = { from: before, to: status };
    const { caller } = acting;
    await recordLeadAudit(manager, {
      ...byCaller(acting),
      action: 'lead_status_changed',
      subjectId: id,
      details,
    });
    const event = { kind: 'status_changed', actor: caller.username, details } as const;
    await recordLeadHistory(manager, id, event);
    if (isHandled(status)) await this.staff.claim(manager, lead, { via: 'answer', caller });
    if (status === 'new') await this.staff.releaseAnswered(manager, lead, caller);
    const isWithheld = before === 'spam' && source === 'site';
    return {
      hasChanged: true,
      mailIds: isWithheld ? await this.notifications.recordOwed(manager, lead) : [],
    };
  }
}

/** Someone works on such a lead, or has. */
const isHandled = (status: LeadStatus) => status !== 'new' && status !== 'spam';

/** A lead is answered once staff say so, and not any more if it is new again. */
function answerBy(status: LeadStatus, { answeredAt }: Lead): { answeredAt?: Date | null } {
  if (status === 'new') return { answeredAt: null };
  return answeredAt === null && (status === 'contacted' || status === 'won')
    ? { answeredAt: new Date() }
    : {};
}

/** Only a new lead waits: one that was spam from now on, any other as before it was answered or closed. */
async function waitsSince(manager: EntityManager, lead: Lead, status: LeadStatus): Promise<Date | null> {
  if (status !== 'new') return null;
  if (lead.status === 'spam') return new Date();
  const restored = await manager.findOne(LeadHistory, {
    where: [
      { leadId: lead.id, kind: 'restored' },
      {
        leadId: lead.id,
        kind: 'status_changed',
        details: Raw((details) => `${details} ->> 'from' = 'spam'`),
      },
    ],
    order: { at: 'DESC' },
  });
  return restored?.at ?? lead.createdAt;
}
