import type { AuditArea } from '../../content/audit-trail';
import type { AuditEvent } from '../../types/api';
import { auditPageSize } from './audit-filter';

/** An event, and the service that keeps it. */
export type TrailEvent = AuditEvent & { area: AuditArea };

/** How far one service's trail has been read. */
export interface Place {
  /** Read, and not shown yet. */
  left: TrailEvent[];
  /** Where to read on: '' at the start, null at the end. */
  cursor: string | null;
}

export type Places = Partial<Record<AuditArea, Place>>;

export interface MergedPage {
  events: TrailEvent[];
  /** Null when no service has more. */
  next: Places | null;
}

/** Whether a page cannot be made before more of this trail has been read. */
export const isShort = ({ left, cursor }: Place): boolean => left.length < auditPageSize && cursor !== null;

const newestFirst = (a: TrailEvent, b: TrailEvent) => b.at.localeCompare(a.at) || (a.id < b.id ? 1 : -1);

/**
 * The newest events of several trails, each of which has a page's length ready or nothing more: so none that is read
 * later can belong before one that shows now.
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
