import type { EntityManager } from 'typeorm';
import type { Lead } from '../../model/lead.entity.js';
import { bookableSlots, fits } from '../model/slots.js';
import { lockPlan, type VisitSource } from '../model/visit-offers.js';
import { lockFreePlace } from '../model/visit-places.js';
import { VisitWish } from '../model/visit-wish.entity.js';
import { bookVisit } from './arrange-visit.js';
import { openVisitOf } from './cancel-visit.js';
import { queueVisitMail } from './visit-mail.js';

/**
 * Books the window that a visitor chose while the lead was suspected spam, or queues a mail with other windows if that
 * window has no free place. Callers must lock the lead.
 *
 * @returns the ids of the queued mails
 */
export async function fulfilWish(
  manager: EntityManager,
  lead: Lead,
  site: VisitSource['site'],
): Promise<string[]> {
  const wish = await manager.findOneBy(VisitWish, { leadId: lead.id });
  if (!wish) return [];
  await manager.delete(VisitWish, { leadId: lead.id });
  if (await openVisitOf(manager, lead.id)) return [];
  const slot = bookableSlots(await lockPlan({ manager, site }), new Date()).find(
    (one) => one.windowId === wish.windowId && one.date === wish.date && fits(one, lead),
  );
  const place = slot && (await lockFreePlace(manager, slot, lead.id));
  if (slot && place !== undefined) return (await bookVisit(manager, lead, { slot, place })).mailIds;
  return queueVisitMail(manager, lead, { kind: 'visit_choices' });
}
