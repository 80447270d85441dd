import type { EntityManager } from 'typeorm';
import { Delivery } from '../../deliveries/delivery.entity.js';
import { recordLeadHistory } from '../../model/record-lead-history.js';
import { bookableSlots, fits, type Slot, type VisitPlan } from './slots.js';
import { readPlan, withPlaces, type VisitSource } from './visit-offers.js';
import { VisitOpening } from './visit-opening.entity.js';
import { lockDay } from './visit-places.js';
import { candidatesFor, giveOpening, lockCandidate, lockUnofferedOpenings } from './visit-openings.js';

const hourMs = 3_600_000;

/** Longest time for which a freed place is reserved for one visitor, in milliseconds. */
const offerMs = 2 * hourMs;

/**
 * Offers each freed place to the waiting visitors whom it suits, the longest waiting first, one at a time, each for at
 * most two hours. While the place is offered to no one, anyone can book it.
 */
export async function offerOpenings(
  { manager: outside, site }: VisitSource,
  now = new Date(),
): Promise<void> {
  await outside.transaction(async (manager) => {
    const openings = await lockUnofferedOpenings(manager, now);
    if (openings.length === 0) return;
    const plan = await readPlan({ manager, site });
    for (const opening of openings) await offerOne(manager, { opening, plan, now });
  });
}

async function offerOne(
  manager: EntityManager,
  { opening, plan, now }: { opening: VisitOpening; plan: VisitPlan; now: Date },
): Promise<void> {
  const { id, windowId, date, told } = opening;
  const slot = bookableSlots(plan, now).find((one) => one.windowId === windowId && one.date === date);
  // With the day locked, no one else takes the place between the check and the offer.
  if (slot) await lockDay(manager, slot);
  const [free] = slot ? await withPlaces({ manager }, [slot]) : [];
  const candidates = free ? await candidatesFor(manager, { told, startsAt: free.startsAt, now }) : [];
  const lead = free && candidates.find((candidate) => fits(free, candidate));
  if (!free || !lead) {
    await manager.delete(VisitOpening, { id });
    return;
  }
  // If this lead is being changed or no longer waits, the next run offers the place.
  if (!(await lockCandidate(manager, lead.id))) return;
  // After this time, the visit is too near to be booked: visitors must book `noticeHours` ahead.
  const bookableUntil = free.startsAt.getTime() - plan.settings.noticeHours * hourMs;
  const until = new Date(Math.min(now.getTime() + offerMs, bookableUntil));
  await giveOpening(manager, { id, leadId: lead.id, until });
  await tell(manager, lead.id, { slot: free, until });
}

async function tell(
  manager: EntityManager,
  leadId: string,
  { slot, until }: { slot: Slot; until: Date },
): Promise<void> {
  const { date, starts, ends } = slot;
  const sourceId = await recordLeadHistory(manager, leadId, {
    kind: 'visit_offered',
    details: { date, starts, ends, until: until.toISOString() },
  });
  await manager.insert(Delivery, {
    channel: 'mail',
    kind: 'visit_offer',
    leadId,
    recipient: 'visitor',
    sourceId,
  });
}
