import type { AuditArea } from '../../content/audit-trail';
import type { AuditEvent } from '../../types/api';
import { auditPageSize } from './audit-filter';

export type TrailEvent = AuditEvent & { area: AuditArea };

/** Position in one service's trail. */
export interface Place {
  /** Fetched events that are not shown yet. */
  left: TrailEvent[];
  /** Cursor for the next request; '' for the first request, null at the end of the trail. */
  cursor: string | null;
}

export type Places = Partial<Record<AuditArea, Place>>;

export interface MergedPage {
  events: TrailEvent[];
  /** Positions after this page; null if no service has more events. */
  next: Places | null;
}

/** Returns whether more events of this trail must be fetched before a page can be composed. */
export const isShort = ({ left, cursor }: Place): boolean => left.length < auditPageSize && cursor !== null;

const newestFirst = (a: TrailEvent, b: TrailEvent) => b.at.localeCompare(a.at) || (a.id < b.id ? 1 : -1);

/**
 * Returns the newest events of several trails as a page. Each trail must hold a full page of events or be at its end;
 * otherwise, an event that is fetched later could belong on this page.
 */
export function merge(places: Places): MergedPage {
  const entries = Object.entries(places) as [AuditArea, Place][];
  const all = entries.flatMap(([, { left }]) => left).toSorted(newestFirst);
  const events = all.slice(0, auditPageSize);
  const shown = new Set(events);
  const rest = entries
    .map(([area, { left, cursor }]): [AuditArea, Place] => [
      area,
      { left: left.filter((event) => !shown.has(event)), cursor },
    ])
    .filter(([, { left, cursor }]) => left.length > 0 || cursor !== null);
  return { events, next: rest.length > 0 ? Object.fromEntries(rest) : null };
}
