import type { Site } from '@sandhill/company/content/site.js';
import type { EntityManager } from 'typeorm';
import { bookableSlots, fits, type Slot, type VisitPlace, type VisitPlan } from './slots.js';
import { dayKey, takenPlaces } from './visit-places.repository.js';
import { visitSettings } from './visit-settings.entity.js';
import { VisitWindow } from './visit-window.entity.js';

/** How many windows are offered at once (V6). */
const offeredCount = 6;

/** Where windows are read from: the database, and the days on which the published site says that the firm is closed. */
export interface VisitSource {
  manager: EntityManager;
  site: Pick<Site, 'hours'>;
}

/** The windows as they are set. */
export async function readPlan({ manager, site }: VisitSource): Promise<VisitPlan> {
  const settings = await visitSettings(manager);
  const windows = await manager.find(VisitWindow, {
    where: { isActive: true },
    order: { starts: 'ASC', id: 'ASC' },
  });
  return { settings, windows, closedDays: site.hours.closedDays };
}

/** The next windows with a free place in which somebody comes to such a lead. */
export async function offersFor(
  source: VisitSource,
  lead: VisitPlace,
  { now = new Date(), count = offeredCount, plan, leadId, visit }: OfferOptions = {},
): Promise<Slot[]> {
  const slots = bookableSlots(plan ?? (await readPlan(source)), now).filter(
    (slot) => fits(slot, lead) && !(visit && dayKey(slot) === dayKey(visit)),
  );
  return (await withPlaces(source, slots, leadId)).slice(0, count);
}

/** Those of a list, in the order of time, that have a free place. */
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
  now?: Date;
  count?: number;
  /** Already read. */
  plan?: VisitPlan;
  /** Places that are offered to this lead are among them. */
  leadId?: string;
  /** The visit of the lead, whose own window is none to move to. */
  visit?: Pick<Slot, 'windowId' | 'date'>;
}
