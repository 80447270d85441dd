import type { Lead } from '../../types/api';

export const leadKinds = ['quote', 'contact'] as const satisfies readonly Lead['kind'][];
export const leadStatuses = [
  'new',
  'contacted',
  'won',
  'lost',
  'spam',
] as const satisfies readonly Lead['status'][];

/** Which leads are listed; an empty kind or status means all but spam. */
export interface LeadFilter {
  q: string;
  kind: Lead['kind'] | '';
  status: Lead['status'] | '';
  isBin: boolean;
}

const notSpam = leadStatuses.filter((status) => status !== 'spam').join(',');

/** The filter as the query of the list or the CSV. The bin shows leads of any status. */
export function leadQuery({ q, kind, status, isBin }: LeadFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (q.trim()) query.set('q', q.trim());
  if (kind) query.set('kind', kind);
  if (status) query.set('status', status);
  else if (!isBin) query.set('status', notSpam);
  if (isBin) query.set('bin', 'true');
  return query;
}

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string | null): Choice | '' =>
  choices.find((choice) => choice === text) ?? '';

/** The filter that the list's address holds. What it does not know of is left out. */
export function readLeadFilter(search: string): LeadFilter {
  const query = new URLSearchParams(search);
  return {
    q: query.get('q') ?? '',
    kind: oneOf(leadKinds, query.get('kind')),
    status: oneOf(leadStatuses, query.get('status')),
    isBin: query.get('bin') === 'true',
  };
}

/** The query of the list's address for a filter; empty when nothing is filtered. */
export function leadSearch({ q, kind, status, isBin }: LeadFilter): string {
  const query = new URLSearchParams();
  if (q.trim()) query.set('q', q.trim());
  if (kind) query.set('kind', kind);
  if (status) query.set('status', status);
  if (isBin) query.set('bin', 'true');
  return query.size > 0 ? `?${query}` : '';
}

/** How many filters leave leads out. */
export const activeFilters = ({ q, kind, status }: LeadFilter): number =>
  [q.trim(), kind, status].filter(Boolean).length;

export const isUnfiltered = (filter: LeadFilter): boolean => activeFilters(filter) === 0;
