import type { ClaimId } from '@sandhill/company/content/claim-ids.js';
import type { Site } from '@sandhill/company/content/site.js';
import type { StaffMember } from '../../staff/staff-member.entity.js';

/** `unreported`: visits of the last days about which no one has said whether they took place. */
export type TodayPart = 'waiting' | 'visit' | 'unreported' | 'overdue' | 'due';

export interface TodayLead {
  part: TodayPart;
  reference: string;
  name: string;
  /** Start and end of a visit, for instance `09:00-11:00`, after the date of an earlier day; null for a lead. */
  time: string | null;
  /** How many leads or visits the section has, listed or not. */
  total: number;
}

export const visitsPath = '/admin/visits';

/**
 * Returns the path of the page in the admin area that shows a person's day. It is the list of visits if the person is
 * crew, who cannot see leads, or if the day has only visits; otherwise it is the list of leads.
 */
export const dayPath = (role: StaffMember['role'] | undefined, day: readonly TodayLead[]): string =>
  role === 'crew' || (day.length > 0 && day.every(isVisit)) ? visitsPath : '/admin/leads?view=my-day';

export const isVisit = ({ part }: TodayLead): boolean => part === 'visit' || part === 'unreported';

/** Returns the number of leads and visits in all sections of a summary, listed or not. */
export function countAll(leads: readonly TodayLead[]): number {
  const totals = new Map(leads.map(({ part, total }) => [part, total]));
  return [...totals.values()].reduce((sum, total) => sum + total, 0);
}

/** A claim about the firm that the site will soon hide unless somebody confirms it again. */
export interface EndingClaim {
  id: ClaimId;
  ends: string;
}

const dayMs = 86_400_000;
const noticeDays = 30;

export function endingClaims({ claimEnds }: Pick<Site, 'claimEnds'>, day: string): EndingClaim[] {
  const latest = new Date(Date.parse(day) + noticeDays * dayMs).toISOString().slice(0, 10);
  return Object.entries(claimEnds)
    .map(([id, ends]) => ({ id: id as ClaimId, ends }))
    .filter(({ ends }) => day <= ends && ends <= latest);
}
