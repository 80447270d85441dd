import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { matchArea } from '@sandhill/company/match-area.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { DeliveryQueue } from '@sandhill/platform/delivery/delivery-queue.js';
import { ConcurrencyLimiter } from '@sandhill/platform/process/concurrency-limiter.js';
import { DataSource, type EntityManager } from 'typeorm';
import { LeadsConfig } from '../../config/leads.config.js';
import { IdempotencyKeyReused } from '../../intake/submissions/submissions.errors.js';
import { CustomerActivity } from '../../mail/notifications/customer-activity.js';
import { NotificationsService } from '../../mail/notifications/notifications.service.js';
import type { Lead } from '../../model/lead.entity.js';
import { OnCall } from '../../on-call/on-call.repository.js';
import { bookVisit, moveVisit, type VisitChange } from '../changes/arrange-visit.js';
import { cancelVisit, openVisitOf } from '../changes/cancel-visit.js';
import { bookableSlots, fits, type Slot } from '../model/slots.js';
import { lockPlan, offeredCount, offersFor, readPlan } from '../model/visit-offers.js';
import { lockFreePlace } from '../model/visit-places.js';
import { visitSettings, type VisitSettings } from '../model/visit-settings.entity.js';
import { toVisitWindow } from '../model/visit-window.response.js';
import { offerOf, withdrawOffer } from '../model/visit-openings.js';
import { VisitWaiting } from '../model/visit-waiting.entity.js';
import { VisitWish } from '../model/visit-wish.entity.js';
import { Visit } from '../model/visit.entity.js';
import {
  AlreadyBooked,
  JustTaken,
  NoOpenVisit,
  NotOpenForVisits,
  TooLateToChange,
  TooManyChanges,
  TooManyVisits,
  VisitAwaitsOffice,
  WindowNotOffered,
} from '../model/visits.errors.js';
import type {
  BookVisitDto,
  ChosenWindowDto,
  PlaceWindowsResponse,
  VisitorVisitResponse,
  VisitorWindowsResponse,
} from './visitor-visits.dto.js';
import { VisitorVisitsRepository } from './visitor-visits.repository.js';

const hourMs = 3_600_000;

/** Maximum number of calls that wait for their turn. */
const mayWait = 200;

/**
 * Maximum number of open visits of a person, over all their requests, so that no bot can book all visits with one email
 * address.
 */
const visitsOfPerson = 3;

/** Maximum number of bookings, moves and cancellations of a person in a day: each sends a mail to the person. */
const changesOfPerson = 12;

@Injectable()
export class VisitorVisits {
  private readonly limiter: ConcurrencyLimiter;

  constructor(
    private readonly dataSource: DataSource,
    private readonly published: PublishedContent,
    private readonly visits: VisitorVisitsRepository,
    private readonly deliveries: DeliveryQueue,
    private readonly notifications: NotificationsService,
    private readonly onCall: OnCall,
    private readonly activity: CustomerActivity,
    { DATABASE_POOL }: LeadsConfig,
  ) {
    this.limiter = new ConcurrencyLimiter({ atOnce: Math.max(1, Math.floor(DATABASE_POOL / 4)), mayWait });
  }

  /**
   * Reads the visit, and the windows to choose from. Reading changes nothing, because mail scanners open every link.
   *
   * @throws LeadLinkInvalid, VisitorLinkEnded, NotFound
   */
  async read(token: string): Promise<VisitorWindowsResponse> {
    const { manager } = this.dataSource;
    const lead = await this.visits.leadOf(manager, token);
    const plan = await readPlan(this.source(manager));
    const visit = await openVisitOf(manager, lead.id);
    // Finds all windows, because the place that is offered to the lead may be later than the windows to choose from.
    const options = { plan, leadId: lead.id, visit, count: Infinity };
    // The office also books visits for contact messages, and the visitors who sent them may move these visits.
    const slots = isOpen(lead) || visit ? await offersFor(this.source(manager), lead, options) : [];
    const isOffered = isOpen(lead) && bookableSlots(plan, new Date()).some((slot) => fits(slot, lead));
    return {
      isOffered,
      offer: await this.offerTo(lead, slots),
      isWaiting: await manager.existsBy(VisitWaiting, { leadId: lead.id }),
      visit: visit ? toVisitorVisit(visit, plan.settings) : null,
      windows: slots.slice(0, offeredCount).map(toVisitWindow),
    };
  }

  /** Returns the windows for an address or community before a request exists, when no services are known. */
  async offersAt(place: string): Promise<PlaceWindowsResponse> {
    const { match: areaMatch, name: areaName } = matchArea(place, this.published.current.areas);
    const source = this.source(this.dataSource.manager);
    const slots = await offersFor(source, { areaMatch, areaName, services: 'any' });
    return { areaName, isOutside: areaMatch === 'outside', windows: slots.map(toVisitWindow) };
  }

  /**
   * Books a visit. A repeated request gets the first response. If the lead is suspected spam, only saves the chosen
   * window, until the office says that the lead is not spam, and throws `VisitAwaitsOffice`.
   *
   * @throws LeadLinkInvalid, VisitorLinkEnded, NotFound, Busy, AlreadyBooked, NotOpenForVisits, TooManyVisits,
   * TooManyChanges, WindowNotOffered, JustTaken, VisitAwaitsOffice, IdempotencyKeyReused
   */
  async book(
    { token, ...chosen }: BookVisitDto,
    { key, address }: { key?: string; address: string },
  ): Promise<VisitorVisitResponse> {
    const bookingKey = key === undefined ? null : keyOf(key, chosen);
    return this.change(token, async (manager, lead) => {
      if (await keepWish(manager, lead, chosen)) return undefined;
      const repeated = await this.findRepeated(manager, lead, bookingKey);
      if (repeated) return { visit: repeated, mailIds: [] };
      const open = await openVisitOf(manager, lead.id);
      if (open && isSameDay(open, chosen)) return { visit: open, mailIds: [] };
      if (open) throw new AlreadyBooked();
      if (!isOpen(lead)) throw new NotOpenForVisits();
      const { open: openCount, changes } = await this.visits.countOfPerson(manager, lead);
      if (openCount >= visitsOfPerson) throw new TooManyVisits();
      if (changes >= changesOfPerson) throw new TooManyChanges();
      if (!(await this.visits.mayBook(manager, address))) throw new TooManyVisits();
      const taken = await this.take(manager, lead, chosen);
      const { visit, mailIds } = await bookVisit(manager, lead, { ...taken, bookingKey });
      return { visit, mailIds: [...mailIds, ...(await this.notifyOffice(manager, lead, visit))] };
    });
  }

  /** @throws NoOpenVisit, TooLateToChange, TooManyChanges, JustTaken, WindowNotOffered */
  async move({ token, ...chosen }: BookVisitDto): Promise<VisitorVisitResponse> {
    return this.change(token, async (manager, lead) => {
      const visit = await openVisitOf(manager, lead.id);
      if (!visit) throw new NoOpenVisit();
      if (isSameDay(visit, chosen)) return { visit, mailIds: [] };
      await this.assertChangeable(manager, visit);
      const { changes } = await this.visits.countOfPerson(manager, lead);
      if (changes >= changesOfPerson) throw new TooManyChanges();
      const change = await moveVisit(manager, lead, { visit, ...(await this.take(manager, lead, chosen)) });
      await this.activity.record(manager, lead);
      return change;
    });
  }

  /** Cancels the open visit, if there is one. @throws TooLateToChange */
  async cancel(token: string): Promise<VisitorWindowsResponse> {
    const mailIds = await this.inTurn(token, async (manager, lead) => {
      const visit = await openVisitOf(manager, lead.id);
      if (!visit) return [];
      await this.assertChangeable(manager, visit);
      const mails = await cancelVisit(manager, lead, { visit, by: 'visitor' });
      await this.activity.record(manager, lead);
      return mails;
    });
    this.deliveries.enqueueInBackground('mail', mailIds);
    return this.read(token);
  }

  /** @throws NotOpenForVisits, TooManyVisits */
  async joinWaitingList(token: string, address: string): Promise<VisitorWindowsResponse> {
    await this.inTurn(token, async (manager, lead) => {
      if (!isOpen(lead)) throw new NotOpenForVisits();
      if (!(await this.visits.wait(manager, lead.id, address))) throw new TooManyVisits();
    });
    return this.read(token);
  }

  async leaveWaitingList(token: string): Promise<VisitorWindowsResponse> {
    await this.inTurn(token, async (manager, { id: leadId }) => {
      await manager.delete(VisitWaiting, { leadId });
      await withdrawOffer(manager, leadId);
    });
    return this.read(token);
  }

  private async notifyOffice(manager: EntityManager, lead: Lead, { id }: Visit): Promise<string[]> {
    const [owner] = await this.onCall.ownerOf(manager, lead);
    return this.notifications.queueVisitBooked(manager, lead, { owner, visitId: id });
  }

  private async offerTo({ id }: Lead, slots: readonly Slot[]): Promise<VisitorWindowsResponse['offer']> {
    const opening = await offerOf(this.dataSource.manager, id);
    const slot = slots.find(({ windowId, date }) => windowId === opening?.windowId && date === opening.date);
    return slot && opening?.offeredUntil
      ? { ...toVisitWindow(slot), until: opening.offeredUntil.toISOString() }
      : null;
  }

  /** @throws VisitAwaitsOffice after the commit, if `work` returns undefined, because it only saved a wish */
  private async change(
    token: string,
    work: (manager: EntityManager, lead: Lead) => Promise<VisitChange | undefined>,
  ): Promise<VisitorVisitResponse> {
    const { change, settings } = await this.inTurn(token, async (manager, lead) => ({
      change: await work(manager, lead),
      settings: await visitSettings(manager),
    }));
    if (!change) throw new VisitAwaitsOffice();
    this.deliveries.enqueueInBackground('mail', change.mailIds);
    return toVisitorVisit(change.visit, settings);
  }

  /**
   * Runs work on the locked lead of a link, a few calls at a time. Other calls wait without a database connection, so
   * that connections stay free for visitors' forms.
   */
  private async inTurn<Result>(
    token: string,
    work: (manager: EntityManager, lead: Lead) => Promise<Result>,
  ): Promise<Result> {
    return this.limiter.run(() =>
      this.dataSource.transaction(async (manager) =>
        work(manager, await this.visits.leadOf(manager, token, { lock: true })),
      ),
    );
  }

  /** @throws JustTaken, WindowNotOffered */
  private async take(
    manager: EntityManager,
    lead: Lead,
    { windowId, date }: ChosenWindowDto,
  ): Promise<{ slot: Slot; place: number }> {
    const source = this.source(manager);
    const plan = await lockPlan(source);
    const isMeant = (slot: Slot) => slot.windowId === windowId && slot.date === date && fits(slot, lead);
    const slot = bookableSlots(plan, new Date()).find(isMeant);
    const others = async () => (await offersFor(source, lead, { plan, leadId: lead.id })).map(toVisitWindow);
    if (!slot) throw new WindowNotOffered(await others());
    const place = await lockFreePlace(manager, slot, lead.id);
    if (place === undefined) throw new JustTaken(await others());
    return { slot, place };
  }

  /**
   * Finds the visit of an earlier request with the same key.
   *
   * @throws IdempotencyKeyReused if the earlier request was for another window
   */
  private async findRepeated(
    manager: EntityManager,
    { id: leadId }: Lead,
    bookingKey: string | null,
  ): Promise<Visit | undefined> {
    if (bookingKey === null) return undefined;
    const [key = ''] = bookingKey.split(':');
    const visit = await this.visits.findByKey(manager, leadId, key);
    if (visit && visit.bookingKey !== bookingKey) throw new IdempotencyKeyReused();
    return visit;
  }

  private async assertChangeable(manager: EntityManager, visit: Visit): Promise<void> {
    const settings = await visitSettings(manager);
    if (!toVisitorVisit(visit, settings).canChange) throw new TooLateToChange();
  }

  private source(manager: EntityManager) {
    return { manager, site: this.published.current };
  }
}

/** Whether a visit can be booked for a lead: only for open quote requests, and not for suspected spam. */
const isOpen = ({ kind, status }: Lead) => kind === 'quote' && (status === 'new' || status === 'contacted');

/** Saves the window that the visitor of a suspected spam lead chose. @returns false for any other lead */
async function keepWish(
  manager: EntityManager,
  { id: leadId, kind, status }: Lead,
  { windowId, date }: ChosenWindowDto,
): Promise<boolean> {
  if (kind !== 'quote' || status !== 'spam') return false;
  await manager.upsert(VisitWish, { leadId, windowId, date }, ['leadId']);
  return true;
}

const isSameDay = (visit: Visit, { windowId, date }: ChosenWindowDto) =>
  visit.windowId === windowId && visit.date === date;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const keyOf = (key: string, { windowId, date }: ChosenWindowDto) => `${hash(key)}:${windowId}:${date}`;

function toVisitorVisit(
  { date, starts, ends, startsAt, state }: Visit,
  { lastMomentHours }: VisitSettings,
): VisitorVisitResponse {
  const changeUntil = new Date(startsAt.getTime() - lastMomentHours * hourMs);
  const canChange = state === 'booked' && new Date() < changeUntil;
  return { date, starts, ends, canChange, changeUntil: changeUntil.toISOString() };
}
