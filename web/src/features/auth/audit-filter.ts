import { accountsContent } from '../../content/accounts';
import type { AuditArea } from '../../content/audit-trail';
import { officeDayEnd, officeDayStart } from '@sandhill/company/office-day.js';

export const auditAreas = ['auth', 'leads', 'projects', 'site'] as const satisfies readonly AuditArea[];

/** Number of events per page. The same number is requested from each service. */
export const auditPageSize = 50;

/**
 * Filter of the audit trail. Empty strings match everything. Days have the form `2026-03-05`, in the office's time
 * zone.
 */
export interface AuditFilter {
  area: AuditArea | '';
  action: string;
  actor: string;
  from: string;
  to: string;
}

export const wholeTrail: AuditFilter = { area: '', action: '', actor: '', from: '', to: '' };

const knows = (area: AuditArea, action: string) => action in accountsContent.en.audit.actions[area];

/** Returns the areas that can have matching events; each action belongs to one area. */
export const areasOf = ({ area, action }: AuditFilter): AuditArea[] =>
  auditAreas.filter((one) => (!area || one === area) && (!action || knows(one, action)));

export function auditQuery({ action, actor, from, to }: AuditFilter, cursor: string): URLSearchParams {
  const query = new URLSearchParams({ limit: String(auditPageSize) });
  if (action) query.set('action', action);
  if (actor) query.set('actor', actor);
  if (from) query.set('from', officeDayStart(from).toISOString());
  // The filter includes the whole last day.
  if (to) query.set('to', officeDayEnd(to).toISOString());
  if (cursor) query.set('cursor', cursor);
  return query;
}
