import type { Site } from '@sandhill/company/content/site.js';
import { officeDay } from '@sandhill/company/office-day.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { businessClock } from '@sandhill/company/business-hours.js';
import type { LeadKind } from '../../model/lead-status.js';
import type { LeadFilter } from './lead-filter.js';
import {
  byPromise,
  myDay,
  newestFirst,
  oldestFirst,
  unclaimed,
  claimedByMail,
  withoutOwner,
  type LeadOrder,
} from './lead-order.js';
import type { LeadFilterQuery, LeadSort, LeadView } from './list-leads.query.js';

const orders: Record<LeadSort, LeadOrder> = {
  newest: newestFirst,
  oldest: oldestFirst,
  promise: byPromise,
};

const views: Record<Exclude<LeadView, 'my-day'>, LeadOrder> = {
  unclaimed,
  'claimed-by-mail': claimedByMail,
  'without-owner': withoutOwner,
};

export function toFilter(
  { kind, status, q, bin, owner, late }: LeadFilterQuery,
  { caller, site }: { caller: Identity; site: Site },
): LeadFilter {
  return {
    kind,
    statuses: status,
    text: q,
    bin,
    ...(owner !== undefined && { ownerId: toOwnerId(owner, caller) }),
    ...(late && { lateSince: lateSince(site) }),
  };
}

export function toOrder(
  { view, sort = 'newest' }: { view?: LeadView; sort?: LeadSort },
  { userId }: Identity,
  now = new Date(),
): LeadOrder {
  if (view === 'my-day') return myDay({ userId, today: officeDay(now) });
  return view === undefined ? orders[sort] : views[view];
}

/**
 * Returns, for each kind of lead, the time that lies the promised number of business hours before `now`. Leads whose
 * visitors have been waiting since that time or longer are late.
 */
export function lateSince(site: Site, now = new Date()): Record<LeadKind, Date> {
  const clock = businessClock(site);
  const { quote, contact } = site.responseHours;
  return { quote: clock.hoursAgo(quote, now), contact: clock.hoursAgo(contact, now) };
}

function toOwnerId(owner: string, { userId }: Identity): string | null {
  if (owner === 'none') return null;
  return owner === 'me' ? userId : owner;
}
