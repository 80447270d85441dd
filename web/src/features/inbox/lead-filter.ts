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

export const allLeads: LeadFilter = { q: '', kind: '', status: '', isBin: false };

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

export const isUnfiltered = ({ q, kind, status }: LeadFilter): boolean => !q.trim() && !kind && !status;
