import { MoreThan, type EntityManager } from 'typeorm';
import type { Lead } from '../../model/lead.entity.js';
import type { Slot } from './slots.js';
import { dayKey } from './visit-places.js';
import { VisitOpening } from './visit-opening.entity.js';
import type { Visit } from './visit.entity.js';
import { maxOffers, VisitWaiting } from './visit-waiting.entity.js';

const batchSize = 50;

type Day = Pick<Slot, 'windowId' | 'date'>;

/**
 * Records that the place of a visit is free again, if anyone is on the waiting list. The place is not offered to the
 * lead that had it.
 */
export async function recordOpening(
  manager: EntityManager,
  { windowId, date, leadId }: Day & Pick<Visit, 'leadId'>,
): Promise<void> {
  await manager.query(
    `INSERT INTO visit_openings (window_id, date, told) SELECT $1, $2, array_remove(ARRAY[$3::uuid], NULL)
     WHERE EXISTS (SELECT FROM visit_waiting)`,
    [windowId, date, leadId],
  );
}

/**
 * Reserves a freed place until `offeredUntil` for the lead that had it. After that, the waiting visitors get the place.
 */
export async function holdOpening(
  manager: EntityManager,
  { windowId, date }: Day,
  { leadId, offeredUntil }: { leadId: string; offeredUntil: Date },
): Promise<void> {
  await manager.insert(VisitOpening, { windowId, date, leadId, offeredUntil });
}

/**
 * Returns the ids of the leads that may take a taken place between two dates: the place is offered to them, or it is
 * the place of their own visit, and the hours of the window were changed after the booking. The keys of the map are
 * made by `dayKey`.
 */
export async function leadsWithPlaces(
  manager: EntityManager,
  { from, to }: { from: string; to: string },
): Promise<ReadonlyMap<string, string[]>> {
  const rows: Array<Day & { leadIds: string[] }> = await manager.query(
    `SELECT window_id AS "windowId", date::text, array_agg(lead_id) AS "leadIds" FROM (
       SELECT window_id, date, lead_id FROM visit_openings
       WHERE date BETWEEN $1 AND $2 AND offered_until > now() AND lead_id IS NOT NULL
       UNION ALL SELECT v.window_id, v.date, v.lead_id FROM visits v JOIN visit_windows w ON w.id = v.window_id
       WHERE v.date BETWEEN $1 AND $2 AND v.state IN ('booked', 'on_the_way')
         AND (v.starts, v.ends) IS DISTINCT FROM (w.starts, w.ends)) AS parts
     GROUP BY window_id, date`,
    [from, to],
  );
  return new Map(rows.map((row) => [dayKey(row), row.leadIds]));
}

export async function offerOf(manager: EntityManager, leadId: string): Promise<VisitOpening | undefined> {
  const where = { leadId, offeredUntil: MoreThan(new Date()) };
  return (await manager.findOneBy(VisitOpening, where)) ?? undefined;
}

/** Ends the offer to a lead, so that the next run offers the place to the next waiting visitor. */
export async function withdrawOffer(manager: EntityManager, leadId: string): Promise<void> {
  const where = { leadId, offeredUntil: MoreThan(new Date()) };
  await manager.update(VisitOpening, where, { offeredUntil: new Date() });
}

/**
 * Ends the offer of a place that the lead takes, and takes the lead off the waiting list. Does nothing if the place was
 * not offered to the lead.
 */
export async function endOffer(
  manager: EntityManager,
  leadId: string,
  { windowId, date }: Day,
): Promise<void> {
  const { affected } = await manager.delete(VisitOpening, { leadId, windowId, date });
  if (affected) await manager.delete(VisitWaiting, { leadId });
}

/** Locks and returns openings that are offered to no one at the moment. Other workers skip them. */
export async function lockUnofferedOpenings(manager: EntityManager, now: Date): Promise<VisitOpening[]> {
  return manager
    .createQueryBuilder(VisitOpening, 'opening')
    .where('opening.offeredUntil IS NULL OR opening.offeredUntil <= :now', { now })
    .orderBy('opening.id')
    .take(batchSize)
    .setLock('pessimistic_write')
    .setOnLocked('skip_locked')
    .getMany();
}

/**
 * Returns the waiting leads to which a place at `startsAt` may be offered, the longest waiting first. These leads have
 * no visit or one after `startsAt`, and no other offer.
 */
export async function candidatesFor(
  manager: EntityManager,
  { told, startsAt, now }: { told: readonly string[]; startsAt: Date; now: Date },
): Promise<Lead[]> {
  const rows: Array<Pick<Lead, 'id' | 'areaMatch' | 'areaName' | 'services' | 'email'>> = await manager.query(
    `SELECT l.id, l.area_match AS "areaMatch", l.area_name AS "areaName", l.services, l.email
     FROM visit_waiting w JOIN leads l ON l.id = w.lead_id
     LEFT JOIN visits v ON v.lead_id = l.id AND v.state IN ('booked', 'on_the_way')
     WHERE w.offers < ${maxOffers} AND NOT l.id = ANY ($1::uuid[]) AND l.deleted_at IS NULL AND l.email IS NOT NULL
       AND l.status IN ('new', 'contacted') AND (v.id IS NULL OR v.state = 'booked' AND v.starts_at > $2)
       AND NOT EXISTS (SELECT FROM visit_openings o WHERE o.lead_id = l.id AND o.offered_until > $3)
     ORDER BY w.since LIMIT 200`,
    [told, startsAt, now],
  );
  return rows as Lead[];
}

/**
 * Locks a waiting lead.
 *
 * @returns false if another transaction is changing the lead, for instance because the visitor withdraws, or if the
 * lead may no longer be offered a place
 */
export async function lockCandidate(manager: EntityManager, leadId: string): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `SELECT FROM visit_waiting w JOIN leads l ON l.id = w.lead_id
     WHERE l.id = $1 AND l.status IN ('new', 'contacted') AND l.deleted_at IS NULL
     FOR NO KEY UPDATE OF w, l SKIP LOCKED`,
    [leadId],
  );
  return rows.length > 0;
}

export async function giveOpening(
  manager: EntityManager,
  { id, leadId, until }: { id: string; leadId: string; until: Date },
): Promise<void> {
  await manager.query(
    `UPDATE visit_openings SET lead_id = $2, offered_until = $3, told = array_append(told, $2::uuid) WHERE id = $1`,
    [id, leadId, until],
  );
  await manager.query('UPDATE visit_waiting SET offers = offers + 1 WHERE lead_id = $1', [leadId]);
}
