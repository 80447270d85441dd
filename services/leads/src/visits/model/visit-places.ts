import type { EntityManager } from 'typeorm';
import type { Slot } from './slots.js';

export const dayKey = ({ windowId, date }: Pick<Slot, 'windowId' | 'date'>): string => `${windowId} ${date}`;

/**
 * SQL condition for freed places that are reserved for other leads. `parameter` is the SQL parameter with the id of the
 * lead to which the places may be given, or null.
 */
const heldFor = (parameter: string) =>
  `offered_until > now() AND lead_id IS DISTINCT FROM ${parameter}::uuid`;

/**
 * Counts the taken places between two dates. The keys of the map are made by `dayKey`. Places that are offered to other
 * leads than `leadId` count as taken.
 */
export async function takenPlaces(
  manager: EntityManager,
  { from, to }: { from: string; to: string },
  leadId: string | null = null,
): Promise<ReadonlyMap<string, number>> {
  const rows: Array<{ windowId: string; date: string; count: number }> = await manager.query(
    `SELECT window_id AS "windowId", date::text, sum(count)::integer AS count FROM (
       SELECT window_id, date, count(*) FROM visits
       WHERE place IS NOT NULL AND date BETWEEN $1 AND $2 GROUP BY date, window_id
       UNION ALL SELECT window_id, date, count(*) FROM visit_openings
       WHERE date BETWEEN $1 AND $2 AND ${heldFor('$3')} GROUP BY date, window_id) AS parts
     GROUP BY date, window_id`,
    [from, to, leadId],
  );
  return new Map(rows.map((row) => [dayKey(row), row.count]));
}

/** Locks a window's day until the transaction ends, so that other bookings on that day wait. */
export async function lockDay(
  manager: EntityManager,
  { windowId, date }: Pick<Slot, 'windowId' | 'date'>,
): Promise<void> {
  const day = [windowId, date];
  await manager.query('INSERT INTO visit_days (window_id, date) VALUES ($1, $2) ON CONFLICT DO NOTHING', day);
  await manager.query('SELECT FROM visit_days WHERE window_id = $1 AND date = $2 FOR UPDATE', day);
}

/**
 * Finds a free place, and locks the window's day.
 *
 * @param leadId the lead that wants a place; places that are offered to this lead, and the place of its open visit,
 * count as free
 * @returns the lowest number of a free place; undefined if no place is free
 */
export async function lockFreePlace(
  manager: EntityManager,
  { windowId, date, places }: Pick<Slot, 'windowId' | 'date' | 'places'>,
  leadId: string,
): Promise<number | undefined> {
  const day = [windowId, date];
  await lockDay(manager, { windowId, date });
  const rows: Array<{ place: number }> = await manager.query(
    `SELECT place FROM visits WHERE window_id = $1 AND date = $2 AND place IS NOT NULL
       AND NOT (lead_id = $3 AND state IN ('booked', 'on_the_way'))`,
    [...day, leadId],
  );
  const held: Array<{ count: number }> = await manager.query(
    `SELECT count(*)::integer AS count FROM visit_openings
     WHERE window_id = $1 AND date = $2 AND ${heldFor('$3')}`,
    [...day, leadId],
  );
  if (rows.length + (held[0]?.count ?? 0) >= places) return undefined;
  const used = new Set(rows.map(({ place }) => place));
  return Array.from({ length: places }, (_, index) => index + 1).find((place) => !used.has(place));
}
