import type { Site } from '@sandhill/company/content/site.js';
import type { EntityManager } from 'typeorm';
import { bookableSlots, fits, type Slot, type VisitPlace, type VisitPlan } from './slots.js';
import { dayKey, takenPlaces } from './visit-places.js';
import { visitSettings } from './visit-settings.entity.js';
import { VisitWindow } from './visit-window.entity.js';

/** Most windows that visitors choose from. */
export const offeredCount = 6;

export interface VisitSource {
  manager: EntityManager;
  site: Pick<Site, 'hours'>;
}

/** Reads the plan for a booking. Until the booking commits, no other transaction can change the plan or close a day. */
export async function lockPlan(source: VisitSource): Promise<VisitPlan> {
  await source.manager.query('SELECT FROM visit_settings FOR SHARE');
  return readPlan(source);
}

export async function readPlan({ manager, site }: VisitSource): Promise<VisitPlan> {
  const settings = await visitSettings(manager);
  const windows = await manager.find(VisitWindow, {
    where: { isActive: true },
    order: { starts: 'ASC', id: 'ASC' },
  });
  return { settings, windows, closedDays: site.hours.closedDays };
}

export async function offersFor(
  source: VisitSource,
  lead: VisitPlace,
  { count = offeredCount, plan, leadId, visit }: OfferOptions = {},
): Promise<Slot[]> {
  const slots = bookableSlots(plan ?? (await readPlan(source)), new Date()).filter(
    (slot) => fits(slot, lead) && !(visit && dayKey(slot) === dayKey(visit)),
  );
  return (await withPlaces(source, slots, leadId)).slice(0, count);
}

/** Returns the windows of `slots` that have a free place. `slots` must be sorted by time. */
export async function withPlaces(
  { manager }: Pick<VisitSource, 'manager'>,
  slots: readonly Slot[],
  leadId?: string,
): Promise<Slot[]> {
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const taken = await takenPlaces(manager, { from: first.date, to: last.date }, leadId);
  return slots.filter((slot) => (taken.get(dayKey(slot)) ?? 0) < slot.places);
}

interface OfferOptions {
  count?: number;
  plan?: VisitPlan;
  /** Id of the lead for which the windows are listed. Places that are offered to this lead count as free. */
  leadId?: string;
  /** The lead's current visit, whose window is left out. */
  visit?: Pick<Slot, 'windowId' | 'date'>;
}
