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

/**
 * How long visitors can undo a withdrawal, in milliseconds: the page shows 10 seconds, and the rest allows for the
 * network.
 */
export const undoMs = 15_000;

/**
 * How long the time slot of a withdrawn lead's visit stays reserved, in milliseconds: a little longer than the
 * withdrawal can be undone.
 */
const visitKeptMs = undoMs + 5_000;

export interface StatusChange {
  hasChanged: boolean;
  mailIds: string[];
}

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
   * Sets the status of a lead. Callers must lock the lead.
   *
   * Any status but `new` deletes unsent reminders. If staff set a status that means work on the lead, they also claim
   * the lead, unless somebody has claimed it. `new` clears `answeredAt` and releases a claim that came with an answer.
   * When a lead leaves `spam`, its withheld mails are queued, unless staff entered the lead by hand.
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
      // The lead was hidden as spam, so its escalation steps count from now.
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
              // Visitors can undo their withdrawal. As long as they can, the time slot stays reserved and no mail is
              // sent.
              undoUntil: caller ? undefined : new Date(Date.now() + visitKeptMs),
            })
          : []),
        ...(isWithheld ? await this.notifications.recordOwed(manager, lead) : []),
        ...(isWithheld && !visitEnds ? await fulfilWish(manager, lead, this.site.current) : []),
      ],
    };
  }
}

const isHandled = (status: LeadStatus) => status !== 'new' && status !== 'spam';

/**
 * Returns what the spam filter learns from a change by staff. `contacted`, `won` and leaving spam mean genuine. `lost`
 * may mean either, so the filter learns nothing from it.
 */
function markOf(before: LeadStatus, status: LeadStatus): 'spam' | 'genuine' | undefined {
  if (status === 'spam') return 'spam';
  return before === 'spam' || status === 'contacted' || status === 'won' ? 'genuine' : undefined;
}

function answerBy(status: LeadStatus, { answeredAt }: Lead): { answeredAt?: Date | null } {
  if (status === 'new') return { answeredAt: null };
  return answeredAt === null && (status === 'contacted' || status === 'won')
    ? { answeredAt: new Date() }
    : {};
}

/**
 * Returns since when the visitor has been waiting; null unless the lead becomes `new`. For a lead that leaves spam, the
 * wait begins now. For any other lead, it began when the lead last left spam or the bin, or else when the lead arrived.
 */
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
