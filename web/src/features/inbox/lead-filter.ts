import type { Lead } from '../../types/api';

export const leadKinds = ['quote', 'contact'] as const satisfies readonly Lead['kind'][];
export const leadStatuses = [
  'new',
  'contacted',
  'won',
  'lost',
  'spam',
] as const satisfies readonly Lead['status'][];

/** Newest or oldest first, or first who has waited longest against the promise. */
export const leadSorts = ['newest', 'oldest', 'promise'] as const;

const ownViews = ['my-day', 'unclaimed', 'claimed-by-mail', 'without-owner'] as const;

/** Criteria for listed leads; an empty kind or status means all but spam. */
export interface LeadFilter {
  q: string;
  kind: Lead['kind'] | '';
  /** `open`: new and contacted. */
  status: Lead['status'] | 'open' | '';
  isBin: boolean;
  /** A member of staff, `me`, or `none`; empty for all. */
  owner: string;
  /** New leads whose promised answer is due. */
  isLate: boolean;
  /** The user's own day, the new leads that no one has, or those that were claimed and have no owner now. */
  view: (typeof ownViews)[number] | '';
  sort: (typeof leadSorts)[number];
}

const open = 'new,contacted';

const notSpam = leadStatuses.filter((status) => status !== 'spam').join(',');

/** No filter. */
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

/** The views that the office comes back to; each is an address. */
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

/** Query of the address beyond the defaults. */
function wordsOf({ q, kind, status, isBin, owner, isLate, view, sort }: LeadFilter): URLSearchParams {
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

/** The filter as the query of the list or the CSV. The bin shows leads of any status, and views know their own. */
export function leadQuery(filter: LeadFilter): URLSearchParams {
  const query = wordsOf(filter);
  if (filter.status === 'open') query.set('status', open);
  if (!filter.status && !filter.isBin && !filter.view) query.set('status', notSpam);
  return query;
}

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string | null): Choice | '' =>
  choices.find((choice) => choice === text) ?? '';

/** The filter that the list's address holds. What it does not know of is left out. */
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

/** The query of the list's address for a filter; empty when nothing is filtered. */
export function leadSearch(filter: LeadFilter): string {
  const query = wordsOf(filter);
  return query.size > 0 ? `?${query}` : '';
}

/** How many filters leave leads out. */
export const activeFilters = ({ q, kind, status, owner, isLate, view }: LeadFilter): number =>
  [q.trim(), kind, status, owner, isLate, view].filter(Boolean).length;

export const isUnfiltered = (filter: LeadFilter): boolean => activeFilters(filter) === 0;

/** The view that a filter is, where it is one. */
export function viewOf(filter: LeadFilter): LeadView | undefined {
  const names = Object.keys(leadViews) as LeadView[];
  const search = leadSearch({ ...filter, sort: 'newest' });
  return names.find((name) => leadSearch({ ...allLeads, ...leadViews[name] }) === search);
}
