import { Injectable } from '@nestjs/common';
import type { Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { byCaller } from '@sandhill/platform/audit/audit-entry.js';
import { SiteNow } from '@sandhill/company/published-site/site-now.js';
import { MoreThan, Raw, type EntityManager } from 'typeorm';
import { OwedMailsRepository } from '../mail/notifications/owed-mails.repository.js';
import { NotificationsService } from '../mail/notifications/notifications.service.js';
import { PlannedAnswers } from '../mail/notifications/planned-answers.js';
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
 * How long visitors can undo a withdrawal, and how long undoing a change of status restores the visitor's wait, in
 * milliseconds: the pages show 10 seconds, and the rest allows for the network.
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
    private readonly planned: PlannedAnswers,
  ) {}

  /**
   * Sets the status of a lead. Callers must lock the lead.
   *
   * Any status but `new` deletes unsent reminders. If staff set a status that means work on the lead, they claim it
   * unless somebody has claimed it. `new` clears `answeredAt`; set by staff, it also releases a claim that came with an
   * answer. A lead that leaves `spam` gets the mail that was withheld, unless staff typed it in. Only a lost lead keeps
   * its `lostReason`. Planned answers to spam and to a withdrawn request are held until staff decide. Automatic mail to
   * spam waits.
   */
  async set(
    manager: EntityManager,
    lead: Lead,
    { status, acting }: { status: LeadStatus; acting: StatusAuthor },
  ): Promise<StatusChange> {
    const { id, status: before, source, waitingSince: waited } = lead;
    if (status !== 'new') await this.states.drop(manager, id, 'answer');
    if (status === before) return { hasChanged: false, mailIds: [] };
    const columns = {
      status,
      ...answerBy(status, lead),
      waitingSince: await waitsSince(manager, lead, status),
      ...(status !== 'lost' && { lostReason: null }),
      // The lead was hidden as spam, so its escalation steps count from here.
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
    const event = { kind: 'status_changed', actor: caller?.username } as const;
    await recordLeadHistory(manager, id, {
      ...event,
      details: { ...details, ...waitEndedBy(before, waited) },
    });
    const mark = markOf(before, status);
    if (caller && mark) await this.filter.mark(manager, lead, mark === 'spam');
    if (caller && isHandled(status)) await this.staff.claim(manager, lead, { via: 'answer', caller });
    if (caller && status === 'new') await this.staff.releaseAnswered(manager, lead, caller);
    const visitEnds = status !== 'new' && status !== 'contacted';
    if (status === 'spam' || (visitEnds && !caller)) await this.planned.hold(manager, id);
    if (status === 'spam') await this.states.putOff(manager, id);
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
        ...(before === 'spam' ? await this.states.makeDueNow(manager, id) : []),
        ...(isWithheld ? await this.notifications.recordOwed(manager, lead) : []),
        ...(isWithheld && !visitEnds ? await fulfilWish(manager, lead, this.site.current) : []),
      ],
    };
  }
}

const isHandled = (status: LeadStatus) => status !== 'new' && status !== 'spam';

/**
 * Returns what the spam filter learns from a change by staff. `contacted`, `won` and leaving spam mean genuine.
 * Otherwise the filter learns nothing, not even from `lost`, which may mean either.
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

/** Returns the wait of an answered lead that a change ends, for the history: undoing the change restores it. */
const waitEndedBy = (before: LeadStatus, waitingSince: Date | null) =>
  before === 'contacted' && waitingSince ? { waitingSince: waitingSince.toISOString() } : {};

/**
 * Returns since when the visitor waits. A lead that becomes `contacted` does not wait, unless that undoes a change that
 * ended its wait a moment ago. A new lead that leaves spam waits from this moment, any other new lead since it last
 * left spam or the bin, or else since it arrived.
 */
async function waitsSince(manager: EntityManager, lead: Lead, status: LeadStatus): Promise<Date | null> {
  if (status === 'contacted') return waitBefore(manager, lead);
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

async function waitBefore(manager: EntityManager, { id, status }: Lead): Promise<Date | null> {
  const change = await manager.findOne(LeadHistory, {
    where: { leadId: id, kind: 'status_changed', at: MoreThan(new Date(Date.now() - undoMs)) },
    order: { at: 'DESC' },
  });
  const since = change?.details['to'] === status ? change.details['waitingSince'] : undefined;
  return typeof since === 'string' ? new Date(since) : null;
}
