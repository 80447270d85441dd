import type { Lead } from '../../types/api';

export const leadKinds = ['quote', 'contact'] as const satisfies readonly Lead['kind'][];
export const leadStatuses = [
  'new',
  'contacted',
  'won',
  'lost',
  'spam',
] as const satisfies readonly Lead['status'][];

/** Sort orders of the list of leads. `promise`: the longest waiting first, then follow-ups by day, then the newest. */
export const leadSorts = ['newest', 'oldest', 'promise'] as const;

const ownViews = ['my-day', 'unclaimed', 'claimed-by-mail', 'without-owner'] as const;

/** Filter for the list of leads. An empty kind includes all kinds; an empty status includes all except spam. */
export interface LeadFilter {
  q: string;
  kind: Lead['kind'] | '';
  /** A status; `open` means new or contacted. */
  status: Lead['status'] | 'open' | '';
  isBin: boolean;
  /** Id of a member of staff, `me`, or `none`; empty for all. */
  owner: string;
  isLate: boolean;
  /**
   * A special view: the user's day, new leads that no one has claimed, leads claimed by mail, or leads without an
   * owner. Empty for all leads.
   */
  view: (typeof ownViews)[number] | '';
  sort: (typeof leadSorts)[number];
}

const open = 'new,contacted';

const notSpam = leadStatuses.filter((status) => status !== 'spam').join(',');

export const allLeads: LeadFilter = {
  q: '',
  kind: '',
  status: '',
  isBin: false,
  owner: '',
  isLate: false,
  view: '',
  sort: 'newest',
};

/** Filters of the views that the office uses most. Each view has an address. */
export const leadViews = {
  all: {},
  myDay: { view: 'my-day' },
  late: { isLate: true },
  unclaimed: { view: 'unclaimed' },
  claimedByMail: { view: 'claimed-by-mail' },
  withoutOwner: { view: 'without-owner' },
  mine: { owner: 'me', status: 'open' },
} as const satisfies Record<string, Partial<LeadFilter>>;

export type LeadView = keyof typeof leadViews;

/** Returns the query parameters of values that differ from the defaults. */
function toSearchParams({ q, kind, status, isBin, owner, isLate, view, sort }: LeadFilter): URLSearchParams {
  const words: Record<string, string> = {
    q: q.trim(),
    kind,
    status,
    bin: isBin ? 'true' : '',
    owner,
    late: isLate ? 'true' : '',
    view,
    sort: sort === 'newest' ? '' : sort,
  };
  return new URLSearchParams(Object.entries(words).filter(([, value]) => value !== ''));
}

/**
 * Returns the query parameters of the list or the CSV export for a filter. The bin includes every status. In a view,
 * the server chooses the statuses.
 */
export function leadQuery(filter: LeadFilter): URLSearchParams {
  const query = toSearchParams(filter);
  if (filter.status === 'open') query.set('status', open);
  if (!filter.status && !filter.isBin && !filter.view) query.set('status', notSpam);
  return query;
}

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string | null): Choice | '' =>
  choices.find((choice) => choice === text) ?? '';

/** Reads the filter from the query of a URL. Ignores unknown parameters and values. */
export function readLeadFilter(search: string): LeadFilter {
  const query = new URLSearchParams(search);
  const owner = query.get('owner') ?? '';
  return {
    q: query.get('q') ?? '',
    kind: oneOf(leadKinds, query.get('kind')),
    status: oneOf(['open', ...leadStatuses], query.get('status')),
    isBin: query.get('bin') === 'true',
    owner: /^(me|none|[\da-f-]{36})$/.test(owner) ? owner : '',
    isLate: query.get('late') === 'true',
    view: oneOf(ownViews, query.get('view')),
    sort: oneOf(leadSorts, query.get('sort')) || 'newest',
  };
}

export function leadSearch(filter: LeadFilter): string {
  const query = toSearchParams(filter);
  return query.size > 0 ? `?${query}` : '';
}

export const activeFilters = ({ q, kind, status, owner, isLate, view }: LeadFilter): number =>
  [q.trim(), kind, status, owner, isLate, view].filter(Boolean).length;

export const isUnfiltered = (filter: LeadFilter): boolean => activeFilters(filter) === 0;

export function viewOf(filter: LeadFilter): LeadView | undefined {
  const names = Object.keys(leadViews) as LeadView[];
  const search = leadSearch({ ...filter, sort: 'newest' });
  return names.find((name) => leadSearch({ ...allLeads, ...leadViews[name] }) === search);
}
