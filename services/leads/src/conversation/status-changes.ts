import { Injectable } from '@nestjs/common';
import type { CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { byCaller } from '@sandhill/platform/audit/audit-entry.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { Raw, type EntityManager } from 'typeorm';
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
import { cancelVisitWithLead, restoreVisit } from '../visits/changes/cancel-visit.js';
import { queueVisitMail } from '../visits/changes/visit-mail.js';
import {
  statusColumnsOf,
  undoMs,
  UndoneChangesRepository,
  type StatusColumns,
  type UndoneChange,
} from './undone-changes.repository.js';

/** The author of a change: a member of staff, or the visitor on their own page. */
type StatusAuthor = CallerContext | { caller: undefined; address: string };

/**
 * How long the time of a visit stays reserved after its lead is closed, in milliseconds: a little longer than closing
 * can be undone.
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
    private readonly site: PublishedContent,
    private readonly filter: SpamFilter,
    private readonly planned: PlannedAnswers,
    private readonly undone: UndoneChangesRepository,
  ) {}

  /**
   * Sets the status of a lead. Callers must lock the lead.
   *
   * - `new` clears `answeredAt`. If staff set it, a claim that was made by an answer is released.
   * - Any other status deletes unsent reminders. If staff set one that means work on the lead, they claim the lead
   *   unless somebody has claimed it.
   * - `spam` holds automatic mail back until the lead leaves it. That mail is then queued, unless staff typed the lead
   *   in. The visit that the mark canceled is then booked again, or its visitor is told that it is canceled.
   * - Planned answers are put on hold by `spam` and by the visitor's withdrawal, until staff decide.
   * - Only a lost lead keeps its `lostReason`.
   *
   * Setting the previous status again within {@link undoMs} undoes the last change. This restores what the change
   * replaced: the claim and owner, the times, the visit, and the planned answers that were put on hold. A status that
   * an answer sets (`isAnswer`) undoes nothing.
   */
  async set(
    manager: EntityManager,
    lead: Lead,
    { status, context, isAnswer = false }: { status: LeadStatus; context: StatusAuthor; isAnswer?: boolean },
  ): Promise<StatusChange> {
    const { id, status: before, source } = lead;
    if (status === before) return { hasChanged: false, mailIds: [] };
    if (status !== 'new') await this.states.drop(manager, id, 'answer');
    const undone = isAnswer ? undefined : await this.undone.find(manager, lead, status);
    const restored = undone?.isOvertaken === false ? undone.before : undefined;
    const replaced = statusColumnsOf(lead);
    const visitOfSpam = await this.undone.visitOfSpam(manager, lead);
    const endedVisit = undone?.visitId ?? visitOfSpam;
    const columns = {
      status,
      ...(restored ?? (await columnsOf(manager, lead, { status, context, undone }))),
    };
    Object.assign(lead, columns);
    await manager.update(Lead, { id }, columns);
    const details = { from: before, to: status };
    const { caller, address } = context;
    await recordLeadAudit(manager, {
      ...(caller ? byCaller({ caller, address }) : { actor: 'visitor', address }),
      action: 'lead_status_changed',
      subjectId: id,
      details,
    });
    const event = { kind: 'status_changed', actor: caller?.username } as const;
    await recordLeadHistory(manager, id, {
      ...event,
      details: { ...details, ...(!isAnswer && { before: replaced }) },
    });
    if (restored) await this.noteRestored(manager, id, { replaced, restored, actor: caller?.username });
    if (restored) await this.planned.release(manager, undone?.heldAnswers ?? []);
    const mark = markOf(before, status);
    if (caller && mark) await this.filter.mark(manager, lead, mark === 'spam');
    if (caller && !restored && isHandled(status))
      await this.staff.claim(manager, lead, { via: 'answer', caller });
    if (caller && !restored && status === 'new') await this.staff.releaseAnswered(manager, lead, caller);
    const visitEnds = status !== 'new' && status !== 'contacted';
    if (status === 'spam' || (visitEnds && !caller)) await this.planned.hold(manager, id);
    if (status === 'spam') await this.states.putOff(manager, id);
    const isWithheld = before === 'spam' && !isTypedIn(source) && !restored;
    return {
      hasChanged: true,
      mailIds: [
        ...(visitEnds
          ? await cancelVisitWithLead(manager, lead, {
              isNotified: status !== 'spam',
              actor: caller?.username,
              // As long as the change can be undone, the time slot stays reserved and no mail is sent. The slot of a
              // spam lead's visit becomes free immediately.
              undoUntil: status === 'spam' ? undefined : new Date(Date.now() + visitKeptMs),
            })
          : []),
        ...(!visitEnds && endedVisit
          ? await restoreVisit(manager, lead, { id: endedVisit, actor: caller?.username })
          : []),
        ...(visitEnds && visitOfSpam
          ? await queueVisitMail(manager, lead, { kind: 'visit_cancelled', sourceId: visitOfSpam })
          : []),
        ...(before === 'spam' ? await this.states.makeDueNow(manager, id) : []),
        ...(isWithheld ? await this.notifications.queueLeadMails(manager, lead) : []),
        ...(isWithheld && !visitEnds ? await fulfilWish(manager, lead, this.site.current) : []),
      ],
    };
  }

  /** Records in the history how undoing a change of status changed the claim and the owner of a lead. */
  private async noteRestored(
    manager: EntityManager,
    leadId: string,
    { replaced, restored, actor }: { replaced: StatusColumns; restored: StatusColumns; actor?: string },
  ): Promise<void> {
    if (replaced.claimedAt && !restored.claimedAt)
      await recordLeadHistory(manager, leadId, { kind: 'released', actor });
    else if (replaced.ownerId !== restored.ownerId) {
      const names = await this.staff.byId([replaced.ownerId, restored.ownerId], manager);
      const [from, to] = [replaced, restored].map(
        ({ ownerId }) => names.get(ownerId ?? '')?.username ?? null,
      );
      await recordLeadHistory(manager, leadId, { kind: 'owner_changed', actor, details: { from, to } });
    }
  }
}

/** Returns the columns of a lead that change together with its status. */
async function columnsOf(
  manager: EntityManager,
  lead: Lead,
  {
    status,
    context,
    undone,
  }: { status: LeadStatus; context: StatusAuthor; undone: UndoneChange | undefined },
): Promise<Partial<StatusColumns>> {
  const wasSpam = lead.status === 'spam';
  // The escalation steps start again with this change, because the lead was hidden as spam, or was answered, until
  // then.
  const isUnclaimedAgain = !lead.claimedAt && (wasSpam || (context.caller && status === 'new'));
  return {
    ...answerBy(status, lead),
    waitingSince:
      status === 'contacted'
        ? (undone?.before.waitingSince ?? null)
        : await waitsSince(manager, lead, status),
    ...(status !== 'lost' && { lostReason: null }),
    ...(isUnclaimedAgain && { unclaimedSince: new Date() }),
    ...(wasSpam && status === 'new' && lead.urgency && { urgentSince: new Date() }),
  };
}

const isHandled = (status: LeadStatus) => status !== 'new' && status !== 'spam';

/**
 * Returns what the spam filter learns from a change by staff. The status `spam` means spam; `contacted`, `won` and
 * leaving spam mean genuine. The filter learns nothing from other changes, not even from `lost`, which may mean either.
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
 * Returns the time since which the visitor has been waiting; null unless the lead becomes new. If the lead leaves spam,
 * this is the current time; otherwise the time at which the lead last left spam or the bin, or else the time of its
 * arrival.
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
