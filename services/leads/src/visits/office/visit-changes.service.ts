import { Injectable } from '@nestjs/common';
import { officeDay } from '@sandhill/company/office-day.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import type { CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import { NotFound, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, type EntityManager } from 'typeorm';
import { findLead } from '../../model/find-lead.js';
import type { Lead } from '../../model/lead.entity.js';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { Answers } from '../../conversation/answers.js';
import { StaffMember } from '../../staff/staff-member.entity.js';
import { bookVisit, moveVisit, recordVisit } from '../changes/arrange-visit.js';
import { cancelVisit, openVisitOf } from '../changes/cancel-visit.js';
import { planNextStep } from '../changes/next-step.js';
import { queueVisitMail, notifyAssignee } from '../changes/visit-mail.js';
import { fits, slotsBetween, type Slot } from '../model/slots.js';
import { lockPlan } from '../model/visit-offers.js';
import { lockFreePlace } from '../model/visit-places.js';
import { lockVisitSettings, VisitSettings } from '../model/visit-settings.entity.js';
import { VisitWindow } from '../model/visit-window.entity.js';
import { openVisitStates, Visit } from '../model/visit.entity.js';
import {
  AlreadyBooked,
  JustTaken,
  NotOpenForVisits,
  VisitToCome,
  WindowNotOffered,
  WrongVisitState,
} from '../model/visits.errors.js';
import type { CancelDayDto, ChangeVisitDto, OfficeBookingDto, ReportedState } from './office-visits.dto.js';
import { OfficeVisitsRepository } from './office-visits.repository.js';

const nothing = { code: 'required', message: 'Please change something' };
const pastDay = { code: 'past_day', message: 'This day is over' };
const noPerson = { code: 'unknown_person', message: 'This is not a member of staff' };

/** Work on a visit and its lead. Returns the ids of the mails that it queues. */
type VisitWork = (manager: EntityManager, of: { lead: Lead; visit: Visit }) => Promise<string[]>;

@Injectable()
export class VisitChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly published: PublishedContent,
    private readonly visits: OfficeVisitsRepository,
    private readonly deliveries: DeliveryQueue,
    private readonly answers: Answers,
  ) {}

  /**
   * Books a visit for an open lead, even at shorter notice than visitors must give. This answers the lead, as a call
   * does.
   *
   * @throws NotFound, NotOpenForVisits, AlreadyBooked, JustTaken, WindowNotOffered, ValidationFailed
   */
  async book(leadId: string, { personId, ...chosen }: OfficeBookingDto, context: CallerContext) {
    await this.commit(async (manager) => {
      const lead = await findLead(manager, leadId, { lock: true });
      if (lead.status !== 'new' && lead.status !== 'contacted') throw new NotOpenForVisits();
      if (await openVisitOf(manager, leadId)) throw new AlreadyBooked();
      await assertPerson(manager, personId);
      const taken = await this.take(manager, chosen, lead);
      const { username: actor } = context.caller;
      const { mailIds } = await bookVisit(manager, lead, { ...taken, actor, personId: personId ?? null });
      await audit(manager, lead, 'booked', context);
      return [...mailIds, ...(await this.answers.record(manager, lead, { context }))];
    });
  }

  /**
   * Moves a visit, assigns it, or keeps it although it fits no window. A move answers the lead.
   *
   * @throws NotFound, WrongVisitState, JustTaken, WindowNotOffered, ValidationFailed
   */
  async change(id: string, wished: ChangeVisitDto, context: CallerContext): Promise<void> {
    const { windowId, date, personId, isKept } = wished;
    if (windowId === undefined && personId === undefined && isKept === undefined)
      throw new ValidationFailed({ windowId: nothing });
    await this.withOpenVisit(id, async (manager, { lead, visit }) => {
      if (isKept !== undefined) {
        visit.isKept = isKept;
        await manager.update(Visit, { id }, { isKept });
        await audit(manager, lead, isKept ? 'kept' : 'not_kept', context);
      }
      if (personId !== undefined) await assign(manager, { lead, visit, personId, context });
      if (windowId === undefined || date === undefined) return [];
      if (visit.windowId === windowId && visit.date === date && (await this.isSame(manager, visit)))
        return [];
      const taken = await this.take(manager, { windowId, date }, lead);
      const { username: actor } = context.caller;
      const { mailIds } = await moveVisit(manager, lead, { visit, ...taken, actor });
      await audit(manager, lead, 'moved', context);
      return [...mailIds, ...(await this.answers.record(manager, lead, { context }))];
    });
  }

  /**
   * Records the progress of a visit. Crew members can report only their own visits; a report by anyone else is the
   * first answer to a lead without one. A repeated report changes nothing. "On the way" is accepted only on the day of
   * the visit, because the visitor then gets a mail that announces the crew.
   *
   * @throws NotFound, VisitToCome, WrongVisitState, ValidationFailed
   */
  async report(id: string, state: ReportedState, context: CallerContext): Promise<void> {
    await this.withVisit(id, async (manager, { lead, visit }) => {
      const { caller } = context;
      if (caller.role === 'crew' && visit.personId !== caller.userId) throw noVisit();
      if (state === visit.state) return [];
      assertOpen(visit);
      if (visit.date > officeDay()) throw new VisitToCome();
      if (state === 'on_the_way' && visit.date < officeDay()) throw new ValidationFailed({ state: pastDay });
      visit.state = state;
      await manager.update(Visit, { id }, { state });
      const kind = `visit_${state}` as const;
      const sourceId = await recordVisit(manager, visit, { kind, actor: caller.username });
      await audit(manager, lead, state, context);
      const mailIds = kind === 'visit_done' ? [] : await queueVisitMail(manager, lead, { kind, sourceId });
      // A customer who wrote after the first answer still waits for a reply: the report does not give one.
      if (caller.role !== 'crew' && lead.answeredAt === null)
        mailIds.push(...(await this.answers.record(manager, lead, { context })));
      // The office, unlike crew, is asked for the next step when it reports "done".
      if (state === 'no_show' || (state === 'done' && caller.role === 'crew'))
        await planNextStep(manager, lead, state);
      return mailIds;
    });
  }

  /** @throws NotFound, WrongVisitState, also for a visit that is no longer on `date` */
  async cancel(id: string, { reason, date }: Partial<CancelDayDto>, context: CallerContext): Promise<void> {
    await this.withOpenVisit(id, (manager, { lead, visit }) => {
      if (date !== undefined && date !== visit.date) throw new WrongVisitState();
      return cancelByOffice(manager, { lead, visit, reason, context });
    });
  }

  /**
   * Closes a day for bookings, then cancels its open visits. Each visit is canceled in its own transaction, so that
   * locks are held only briefly.
   *
   * @returns the number of canceled visits
   * @throws ValidationFailed for a day that is over
   */
  async cancelDay(date: string, reason: string, context: CallerContext): Promise<number> {
    if (date < officeDay()) throw new ValidationFailed({ date: pastDay });
    await this.closeDay(date, context);
    const open = await this.visits.openIdsOn(date);
    return countDone(open, (id) => this.cancel(id, { reason, date }, context));
  }

  /** Returns the ids of a person's visits of today or later that are not over. */
  async toComeOf(personId: string): Promise<string[]> {
    return this.visits.openIdsOf(personId, officeDay());
  }

  /** Assigns a person's visits of today or later to another person or to no one. @throws ValidationFailed */
  async handOver({ from, to }: { from: string; to: string | null }, context: CallerContext): Promise<void> {
    await countDone(await this.toComeOf(from), (id) =>
      this.withOpenVisit(id, async (manager, of) => {
        if (of.visit.personId === from) await assign(manager, { ...of, personId: to, context });
        return [];
      }),
    );
  }

  private async closeDay(date: string, context: CallerContext): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const settings = await lockVisitSettings(manager);
      const ownDates = [...new Set([...settings.ownDates, date])].sort();
      await manager.update(VisitSettings, { id: 1 }, { ownDates, revision: settings.revision + 1 });
      await manager.update(VisitWindow, { date, isActive: true }, { isActive: false });
      const details = { closedDay: date };
      await recordLeadAudit(manager, { ...context.by, action: 'visit_settings_changed', details });
    });
  }

  /** Runs work on an open visit and its locked lead. @throws NotFound, WrongVisitState */
  private async withOpenVisit(id: string, work: VisitWork): Promise<void> {
    await this.withVisit(id, (manager, of) => {
      assertOpen(of.visit);
      return work(manager, of);
    });
  }

  /** Runs work on a visit and its locked lead. @throws NotFound */
  private async withVisit(id: string, work: VisitWork): Promise<void> {
    await this.commit(async (manager) => {
      const known = await manager.findOneBy(Visit, { id });
      if (!known?.leadId) throw noVisit();
      const lead = await findLead(manager, known.leadId, { lock: true });
      const visit = await manager.findOneBy(Visit, { id });
      if (!visit) throw noVisit();
      return work(manager, { lead, visit });
    });
  }

  private async commit(work: (manager: EntityManager) => Promise<string[]>): Promise<void> {
    this.deliveries.enqueueInBackground('mail', await this.dataSource.transaction(work));
  }

  /**
   * Takes a place in a window of today or later. The advance notice that visitors must give does not apply. The office
   * may also choose a window that is not meant for the lead's community or service. The visit's `isKept` is then true:
   * it does not count as one that no longer fits.
   *
   * @throws JustTaken, WindowNotOffered
   */
  private async take(
    manager: EntityManager,
    { windowId, date }: Pick<Slot, 'windowId' | 'date'>,
    lead: Lead,
  ): Promise<{ slot: Slot; place: number; isKept: boolean }> {
    const plan = await lockPlan({ manager, site: this.published.current });
    const slots = date < officeDay() ? [] : slotsBetween(plan, { from: date, to: date });
    const slot = slots.find((one) => one.windowId === windowId);
    if (!slot) throw new WindowNotOffered();
    const place = await lockFreePlace(manager, slot, lead.id);
    if (place === undefined) throw new JustTaken();
    return { slot, place, isKept: !fits(slot, lead) };
  }

  /** Whether the window of the visit still has the same hours as the visit. */
  private async isSame(manager: EntityManager, { windowId, starts, ends }: Visit): Promise<boolean> {
    return manager.existsBy(VisitWindow, { id: windowId, starts, ends });
  }
}

/** @throws WrongVisitState */
function assertOpen({ state }: Visit): void {
  if (!openVisitStates.some((open) => open === state)) throw new WrongVisitState();
}

/**
 * Runs work on each visit, in a transaction of its own. Skips visits that somebody else has changed in the meantime.
 * @returns the number of visits that were not skipped
 */
async function countDone(ids: readonly string[], work: (id: string) => Promise<void>): Promise<number> {
  let count = 0;
  for (const id of ids) {
    try {
      await work(id);
      count += 1;
    } catch (error) {
      if (!(error instanceof WrongVisitState || error instanceof NotFound)) throw error;
    }
  }
  return count;
}

const noVisit = () => new NotFound('This visit does not exist.');

/** @throws ValidationFailed if the person is unknown or inactive */
async function assign(
  manager: EntityManager,
  {
    lead,
    visit,
    personId,
    context,
  }: { lead: Lead; visit: Visit; personId: string | null; context: CallerContext },
): Promise<void> {
  if (personId === visit.personId) return;
  const person = await assertPerson(manager, personId);
  const { username: actor } = context.caller;
  // Before and after: the visit leaves one person's day and comes into another's.
  await notifyAssignee(manager, visit, actor);
  visit.personId = personId;
  await manager.update(Visit, { id: visit.id }, { personId });
  await notifyAssignee(manager, visit, actor);
  await recordVisit(manager, visit, { kind: 'visit_assigned', actor, person: person?.username ?? null });
  await audit(manager, lead, 'assigned', context);
}

async function cancelByOffice(
  manager: EntityManager,
  { lead, context, ...cancelled }: { lead: Lead; visit: Visit; reason?: string; context: CallerContext },
): Promise<string[]> {
  const by = { by: 'office', actor: context.caller.username } as const;
  const mailIds = await cancelVisit(manager, lead, { ...cancelled, ...by });
  await planNextStep(manager, lead, 'cancelled');
  await audit(manager, lead, 'cancelled', context);
  return mailIds;
}

/** Returns the member of staff; undefined if no id is given. @throws ValidationFailed if unknown or inactive */
async function assertPerson(
  manager: EntityManager,
  personId: string | null | undefined,
): Promise<StaffMember | undefined> {
  if (personId === null || personId === undefined) return undefined;
  const person = await manager.findOneBy(StaffMember, { id: personId, isActive: true });
  if (!person) throw new ValidationFailed({ personId: noPerson });
  return person;
}

async function audit(manager: EntityManager, { id }: Lead, change: string, { by }: CallerContext) {
  await recordLeadAudit(manager, { ...by, action: 'visit_changed', subjectId: id, details: { change } });
}
