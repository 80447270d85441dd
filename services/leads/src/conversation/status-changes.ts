import { Injectable } from '@nestjs/common';
import type { Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { byCaller } from '@sandhill/platform/audit/audit-entry.js';
import { SiteNow } from '@sandhill/company/published-site/site-now.js';
import { Raw, type EntityManager } from 'typeorm';
import { OwedMailsRepository } from '../mail/notifications/owed-mails.repository.js';
import { NotificationsService } from '../mail/notifications/notifications.service.js';
import { SpamFilter } from '../spam-marks/spam-filter.service.js';
import { isTypedIn } from '../model/lead-desk.js';
import { LeadHistory } from '../model/lead-history.entity.js';
import { Lead } from '../model/lead.entity.js';
import type { LeadStatus } from '../model/lead-status.js';
import { recordLeadAudit } from '../model/record-lead-audit.js';
import { recordLeadHistory } from '../model/record-lead-history.js';
import { StaffService } from '../staff/staff.service.js';
import { fulfilWish } from '../visits/changes/fulfil-wish.js';
import { cancelVisitWithLead } from '../visits/changes/cancel-visit.js';

/** The author of a change: a member of staff, or the visitor on their own page. */
type StatusAuthor = Acting | { caller: undefined; address: string };

/** For so long visitors may take their withdrawal back: the page says 10 seconds; the rest is the way there. */
export const undoMs = 15_000;

/** The visit of a withdrawn lead is there a little longer. */
const visitKeptMs = undoMs + 5_000;

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
    private readonly site: SiteNow,
    private readonly filter: SpamFilter,
  ) {}

  /**
   * A lead that someone works on is theirs, and owes no reminder. One that is `new` again is not answered, and no one has
   * it who claimed it by answering. One that no one typed in and that is no longer `spam` owes the mail that was withheld. Lock the
   * lead first.
   */
  async set(
    manager: EntityManager,
    lead: Lead,
    { status, acting }: { status: LeadStatus; acting: StatusAuthor },
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
      ...(before === 'spam' && status === 'new' && lead.urgency && { urgentSince: new Date() }),
    };
    Object.assign(lead, columns);
    await manager.update(Lead, { id }, columns);
    const details = { from: before, to: status };
    const { caller, address } = acting;
    await recordLeadAudit(manager, {
      ...(caller ? byCaller({ caller, address }) : { actor: 'visitor', address }),
      action: 'lead_status_changed',
      subjectId: id,
      details,
    });
    const event = { kind: 'status_changed', actor: caller?.username, details } as const;
    await recordLeadHistory(manager, id, event);
    const mark = markOf(before, status);
    if (caller && mark) await this.filter.mark(manager, lead, mark === 'spam');
    if (caller && isHandled(status)) await this.staff.claim(manager, lead, { via: 'answer', caller });
    if (caller && status === 'new') await this.staff.releaseAnswered(manager, lead, caller);
    const visitEnds = status !== 'new' && status !== 'contacted';
    const isWithheld = before === 'spam' && !isTypedIn(source);
    return {
      hasChanged: true,
      mailIds: [
        ...(visitEnds
          ? await cancelVisitWithLead(manager, lead, {
              isTold: status !== 'spam',
              actor: caller?.username,
              // Visitors may take their withdrawal back.
              undoUntil: caller ? undefined : new Date(Date.now() + visitKeptMs),
            })
          : []),
        ...(isWithheld ? await this.notifications.recordOwed(manager, lead) : []),
        ...(isWithheld && !visitEnds ? await fulfilWish(manager, lead, this.site.current) : []),
      ],
    };
  }
}

/** Someone works on such a lead, or has. */
const isHandled = (status: LeadStatus) => status !== 'new' && status !== 'spam';

/** Staff's word on a lead: answered, won, or out of spam is genuine. Lost may be either. */
function markOf(before: LeadStatus, status: LeadStatus): 'spam' | 'genuine' | undefined {
  if (status === 'spam') return 'spam';
  return before === 'spam' || status === 'contacted' || status === 'won' ? 'genuine' : undefined;
}

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
