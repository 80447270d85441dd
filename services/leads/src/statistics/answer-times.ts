import { businessClock } from '@sandhill/company/business-hours.js';
import type { Site } from '@sandhill/company/content/site.js';
import { officeDay } from '@sandhill/company/office-day.js';
import { isWorkDay } from '../escalation/clock/work-day.js';
import type { LeadKind } from '../model/lead-status.js';

export interface AnsweredLead {
  kind: LeadKind;
  createdAt: Date;
  answeredAt: Date | null;
}

type Hours = Pick<Site, 'hours' | 'responseHours'>;

type TimeOfWeek = 'office' | 'evening' | 'weekend';

const minuteMs = 60_000;

/** Minimum number of leads for a measurement. Fewer leads say nothing about the next lead. */
const fewest = 20;

/** Share of leads that were answered within the reported time: three out of four. */
const share = 0.75;

const roundedTo = 5;

export function timeOfWeek(moment: Date, site: Hours): TimeOfWeek {
  if (!isWorkDay(site, officeDay(moment))) return 'weekend';
  const isOpen = businessClock(site).hoursBetween(moment, new Date(moment.getTime() + 1)) > 0;
  return isOpen ? 'office' : 'evening';
}

/**
 * Returns the minutes within which three of four leads of a kind that came at this time of the week were answered,
 * rounded up. An unanswered lead counts as never answered. Undefined if there are too few leads, or if the time is
 * longer than the firm promises.
 */
export function answeredWithin(
  leads: readonly AnsweredLead[],
  { kind, site, now }: { kind: LeadKind; site: Hours; now: Date },
): number | undefined {
  const time = timeOfWeek(now, site);
  const minutes = leads
    .filter((lead) => lead.kind === kind && timeOfWeek(lead.createdAt, site) === time)
    .map(({ createdAt, answeredAt }) =>
      answeredAt ? (answeredAt.getTime() - createdAt.getTime()) / minuteMs : Infinity,
    )
    .sort((one, other) => one - other);
  if (minutes.length < fewest) return undefined;
  const measured = minutes[Math.ceil(minutes.length * share) - 1] ?? Infinity;
  const promisedAt = businessClock(site).hoursAfter(site.responseHours[kind], now);
  const promised = (promisedAt.getTime() - now.getTime()) / minuteMs;
  const within = Math.max(roundedTo, Math.ceil(measured / roundedTo) * roundedTo);
  return within <= promised ? within : undefined;
}
