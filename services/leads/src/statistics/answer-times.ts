import { businessClock, localSeconds } from '@sandhill/company/business-hours.js';
import type { Site } from '@sandhill/company/content/site.js';
import { isWorkDay } from '../escalation/clock/work-day.js';
import type { LeadKind } from '../model/lead-status.js';

export interface AnsweredLead {
  kind: LeadKind;
  /** When the lead arrived, on New York's clock, see `localSeconds`. */
  arrivedAt: number;
  /** Minutes until the first answer; null without one. */
  minutes: number | null;
}

type Hours = Pick<Site, 'hours' | 'responseHours'>;

type TimeOfWeek = 'office' | 'evening' | 'weekend';

/** Minutes until the first answer, in ascending order, by kind of lead and time of the week. */
type AnswerMinutes = ReadonlyMap<string, readonly number[]>;

const minuteMs = 60_000;

/** Minimum number of leads for a measurement. Fewer leads say nothing about the next lead. */
const fewest = 20;

/** Share of leads that were answered within the reported time: three out of four. */
const share = 0.75;

const roundedTo = 5;

/**
 * @param moment time on New York's clock, in seconds (`localSeconds`). SQL converts the times of leads to this clock,
 * which is faster than converting each of them in JavaScript
 */
export function timeOfWeek(moment: number, site: Hours): TimeOfWeek {
  if (!isWorkDay(site, new Date(moment * 1000).toISOString().slice(0, 10))) return 'weekend';
  return businessClock(site).hoursBetweenLocal(moment, moment + 0.001) > 0 ? 'office' : 'evening';
}

/** Groups leads by their time of the week. The time of an unanswered lead counts as infinite. */
export function answerMinutes(leads: readonly AnsweredLead[], site: Hours): AnswerMinutes {
  const groups = new Map<string, number[]>();
  for (const { kind, arrivedAt, minutes } of leads) {
    const key = `${kind} ${timeOfWeek(arrivedAt, site)}`;
    const group = groups.get(key) ?? [];
    group.push(minutes ?? Infinity);
    groups.set(key, group);
  }
  for (const group of groups.values()) group.sort((one, other) => one - other);
  return groups;
}

/**
 * Returns the minutes within which three of four leads of a kind that came at this time of the week were answered,
 * rounded up. Undefined if there are too few leads, or if the time is longer than the firm promises.
 */
export function answeredWithin(
  measured: AnswerMinutes,
  { kind, site, now }: { kind: LeadKind; site: Hours; now: Date },
): number | undefined {
  const minutes = measured.get(`${kind} ${timeOfWeek(localSeconds(now), site)}`) ?? [];
  if (minutes.length < fewest) return undefined;
  const least = minutes[Math.ceil(minutes.length * share) - 1] ?? Infinity;
  const promisedAt = businessClock(site).hoursAfter(site.responseHours[kind], now);
  const promised = (promisedAt.getTime() - now.getTime()) / minuteMs;
  const within = Math.max(roundedTo, Math.ceil(least / roundedTo) * roundedTo);
  return within <= promised ? within : undefined;
}
