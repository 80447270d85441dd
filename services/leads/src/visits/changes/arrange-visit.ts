import type { EntityManager } from 'typeorm';
import type { Lead } from '../../model/lead.entity.js';
import type { LeadHistoryKind } from '../../model/lead-history.entity.js';
import { recordLeadHistory } from '../../model/record-lead-history.js';
import type { Slot } from '../model/slots.js';
import { endOffer, recordOpening } from '../model/visit-openings.js';
import { toVisitFacts } from '../model/visit-facts.js';
import { Visit } from '../model/visit.entity.js';
import { dropNextStep } from './next-step.js';
import { dropPutOff, dropReminder, queueVisitMail, notifyAssignee } from './visit-mail.js';

/** Author of a change. `actor` is the user name of a member of staff; it is absent if the visitor makes the change. */
export interface VisitAuthor {
  actor?: string;
}

export interface VisitChange {
  visit: Visit;
  mailIds: string[];
}

/** Books a place that `lockFreePlace` has found for the lead. Callers must lock the lead. */
export async function bookVisit(
  manager: EntityManager,
  lead: Lead,
  {
    slot,
    place,
    ...more
  }: { slot: Slot; place: number } & VisitAuthor & Partial<Pick<Visit, 'personId' | 'bookingKey' | 'isKept'>>,
): Promise<VisitChange> {
  const { actor, ...columns } = more;
  const { id } = await manager.save(
    manager.create(Visit, { leadId: lead.id, language: lead.language, ...atSlot(slot, place), ...columns }),
  );
  const visit = await manager.findOneByOrFail(Visit, { id });
  await dropNextStep(manager, lead);
  await notifyAssignee(manager, visit, actor);
  return arranged(manager, lead, visit, { kind: 'visit_booked', actor });
}

/** Moves a visit to a place that `lockFreePlace` has found for the lead. */
export async function moveVisit(
  manager: EntityManager,
  lead: Lead,
  {
    visit,
    slot,
    place,
    actor,
    isKept = false,
  }: { visit: Visit; slot: Slot; place: number } & VisitAuthor & Partial<Pick<Visit, 'isKept'>>,
): Promise<VisitChange> {
  await dropReminder(manager, visit);
  await dropPutOff(manager, visit);
  await recordOpening(manager, visit);
  // Before and after: the visit may leave the person's day of today, or come into it.
  await notifyAssignee(manager, visit, actor);
  const { date, starts, ends } = visit;
  Object.assign(visit, atSlot(slot, place), {
    state: 'booked',
    sequence: visit.sequence + 1,
    isKept,
    arrangedAt: new Date(),
  });
  await manager.save(visit);
  await notifyAssignee(manager, visit, actor);
  return arranged(manager, lead, visit, { kind: 'visit_moved', actor, from: { date, starts, ends } });
}

const atSlot = ({ windowId, date, starts, ends, startsAt }: Slot, place: number) => ({
  windowId,
  date,
  starts,
  ends,
  startsAt,
  place,
});

async function arranged(
  manager: EntityManager,
  lead: Lead,
  visit: Visit,
  { kind, ...by }: { kind: 'visit_booked' | 'visit_moved'; from?: object } & VisitAuthor,
): Promise<VisitChange> {
  await endOffer(manager, lead.id, visit);
  const eventId = await recordVisit(manager, visit, { kind, ...by });
  visit.eventId = eventId;
  await manager.update(Visit, { id: visit.id }, { eventId });
  return { visit, mailIds: await queueVisitMail(manager, lead, { kind, sourceId: eventId }) };
}

/** Records an event of a visit in the lead's history. @returns the id of the event */
export async function recordVisit(
  manager: EntityManager,
  visit: Visit,
  { kind, actor, ...details }: { kind: LeadHistoryKind } & VisitAuthor & Record<string, unknown>,
): Promise<string> {
  return recordLeadHistory(manager, visit.leadId ?? '', {
    kind,
    actor,
    details: { ...toVisitFacts(visit), ...details },
  });
}
