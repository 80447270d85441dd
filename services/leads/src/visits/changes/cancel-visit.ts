import { In, MoreThan, type EntityManager } from 'typeorm';
import { Delivery, type Recipient } from '../../deliveries/delivery.entity.js';
import type { Lead } from '../../model/lead.entity.js';
import { holdOpening, recordOpening, withdrawOffer } from '../model/visit-openings.js';
import { lockFreePlace } from '../model/visit-places.js';
import { VisitOpening } from '../model/visit-opening.entity.js';
import { VisitWindow } from '../model/visit-window.entity.js';
import { openVisitStates, Visit, type CancelledBy } from '../model/visit.entity.js';
import { recordVisit, type VisitAuthor } from './arrange-visit.js';
import {
  dropPutOff,
  dropReminder,
  queueCancellationOfErased,
  queueVisitMail,
  notifyAssignee,
} from './visit-mail.js';

interface Cancellation extends VisitAuthor {
  by: CancelledBy;
  /** Whether the visitor gets a mail. */
  isNotified?: boolean;
  reason?: string;
  /** Time until which the cancellation may be undone. Until then, the place is reserved and no mail is sent. */
  undoUntil?: Date;
}

/** Returns a lead's visit whose state is `booked` or `on_the_way`. Callers that change the visit must lock the lead. */
export async function openVisitOf(manager: EntityManager, leadId: string): Promise<Visit | undefined> {
  return (await manager.findOneBy(Visit, { leadId, state: In([...openVisitStates]) })) ?? undefined;
}

/**
 * Cancels a visit: frees its place and, unless `isNotified` is false, queues a mail to the visitor.
 *
 * @returns the ids of the queued mails
 */
export async function cancelVisit(
  manager: EntityManager,
  lead: Pick<Lead, 'id' | 'email'>,
  { visit, by, actor, isNotified = true, reason, undoUntil }: { visit: Visit } & Cancellation,
): Promise<string[]> {
  await dropReminder(manager, visit);
  if (undoUntil) await holdOpening(manager, visit, { leadId: lead.id, offeredUntil: undoUntil });
  else {
    await dropPutOff(manager, visit);
    await recordOpening(manager, visit);
  }
  Object.assign(visit, {
    state: 'cancelled',
    place: null,
    cancelledBy: by,
    reason: reason ?? null,
    sequence: visit.sequence + 1,
  });
  await manager.save(visit);
  await notifyAssignee(manager, visit, actor);
  await recordVisit(manager, visit, { kind: 'visit_cancelled', actor, by, ...(reason && { reason }) });
  if (!isNotified) return [];
  return queueVisitMail(manager, lead, {
    kind: 'visit_cancelled',
    sourceId: visit.id,
    nextAttemptAt: undoUntil,
  });
}

/**
 * Restores the visit that was canceled with its lead a moment ago. The mail about the cancellation is not sent. If
 * somebody else has taken the place in the meantime, the visit stays canceled and the visitor gets that mail. Callers
 * must lock the lead.
 *
 * @returns the ids of the queued mails
 */
export async function restoreVisit(
  manager: EntityManager,
  lead: Pick<Lead, 'id' | 'email'>,
  { id, actor }: { id: string } & VisitAuthor,
): Promise<string[]> {
  const visit = await manager.findOneBy(Visit, { id, state: 'cancelled', cancelledBy: 'lead' });
  if (!visit || (await openVisitOf(manager, lead.id))) return [];
  const { windowId, date } = visit;
  const window = await manager.findOneBy(VisitWindow, { id: windowId });
  const place = window && (await lockFreePlace(manager, { windowId, date, places: window.places }, lead.id));
  const mail = { kind: 'visit_cancelled', sourceId: id } as const;
  if (place === undefined || place === null)
    return visit.startsAt > new Date() ? queueVisitMail(manager, lead, mail) : [];
  await manager.delete(Delivery, { ...mail, channel: 'mail', leadId: lead.id, state: 'owed' });
  await manager.delete(VisitOpening, { leadId: lead.id, windowId, date });
  Object.assign(visit, { state: 'booked', place, cancelledBy: null, sequence: visit.sequence + 1 });
  await manager.save(visit);
  await notifyAssignee(manager, visit, actor);
  await recordVisit(manager, visit, { kind: 'visit_booked', actor });
  return [];
}

/**
 * Cancels the open visit of a lead that is closed, marked as spam or moved to the bin, and ends the offer of a freed
 * place. For a visit that has begun, no mail is sent.
 *
 * @returns the ids of the queued mails
 */
export async function cancelVisitWithLead(
  manager: EntityManager,
  lead: Pick<Lead, 'id' | 'email'>,
  { isNotified, ...more }: { isNotified: boolean } & Pick<Cancellation, 'actor' | 'undoUntil'>,
): Promise<string[]> {
  await withdrawOffer(manager, lead.id);
  const visit = await openVisitOf(manager, lead.id);
  if (!visit) return [];
  return cancelVisit(manager, lead, {
    visit,
    by: 'lead',
    ...more,
    isNotified: isNotified && visit.startsAt > new Date(),
  });
}

/**
 * Cancels the visit that a visitor still expects, and ends the offer of a freed place. Call it before the lead is
 * erased: this visit then stays, without the lead, until the mail about its cancellation is sent. There is no such mail
 * for spam, or without an email address. The lead's other visits are deleted with the lead.
 */
export async function cancelBeforeErasing(
  manager: EntityManager,
  { id, email, status }: Lead,
): Promise<void> {
  await withdrawOffer(manager, id);
  const visit = await manager.findOneBy(Visit, {
    leadId: id,
    state: In([...openVisitStates]),
    startsAt: MoreThan(new Date()),
  });
  if (visit) {
    await recordOpening(manager, visit);
    await notifyAssignee(manager, visit);
  }
  if (email === null || status === 'spam') return;
  if (visit) {
    const change = { state: 'cancelled', place: null, cancelledBy: 'lead', leadId: null } as const;
    await manager.update(Visit, { id: visit.id }, { ...change, sequence: visit.sequence + 1 });
    await queueCancellationOfErased(manager, visit.id, email);
  }
  await keepOwedCancellations(manager, id, email);
}

/**
 * Detaches unsent cancellation mails and their visits from the lead, so that erasing the lead does not delete them. If
 * a worker is just composing such a mail and does not find the lead, the mail is deferred, and the next attempt needs
 * no lead.
 */
async function keepOwedCancellations(manager: EntityManager, leadId: string, email: string): Promise<void> {
  const state = In(['owed', 'sending']);
  const where = { leadId, channel: 'mail', kind: 'visit_cancelled', state } as const;
  const mails = await manager.findBy(Delivery, where);
  if (mails.length === 0) return;
  const visits = mails.flatMap(({ sourceId }) => sourceId ?? []);
  await manager.update(Visit, { id: In(visits) }, { leadId: null });
  await manager.update(Delivery, where, { leadId: null, recipient: email as Recipient });
}
