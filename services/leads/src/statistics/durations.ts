import type { BusinessClock } from '@sandhill/company/business-hours.js';
import type { LeadKind } from '../model/lead-status.js';
import type { LeadTimes } from './statistics.repository.js';
import type { DurationsResponse, PromiseResponse } from './statistics.response.js';

/**
 * Returns how long leads took from their arrival to a later time, in minutes of the office's hours. Leads that took no
 * minute of these hours are left out, because they would count as answered immediately.
 */
export function durationsOf(
  leads: readonly LeadTimes[],
  until: 'claimedAt' | 'answeredAt',
  clock: BusinessClock,
): DurationsResponse {
  const minutes = leads
    .flatMap((lead) => {
      const end = lead[until];
      const hours = end === null ? 0 : clock.hoursBetweenLocal(lead.createdAt, end);
      return hours > 0 ? hours * 60 : [];
    })
    .sort((one, other) => one - other);
  return { count: minutes.length, median: percentile(minutes, 0.5), ninety: percentile(minutes, 0.9) };
}

/**
 * Counts the leads that were claimed within the promised response time (`within`), and the leads that were claimed or
 * should have been by now (`of`).
 */
export function promiseOf(
  leads: readonly LeadTimes[],
  {
    promisedHours,
    clock,
    now,
  }: { promisedHours: Record<LeadKind, number>; clock: BusinessClock; now: number },
): PromiseResponse {
  const judged = leads.map(({ kind, createdAt, claimedAt }) => ({
    isClaimed: claimedAt !== null,
    isLate: clock.hoursBetweenLocal(createdAt, claimedAt ?? now) > promisedHours[kind],
  }));
  const decided = judged.filter(({ isClaimed, isLate }) => isClaimed || isLate);
  const within = decided.filter(({ isLate }) => !isLate).length;
  return { of: decided.length, within };
}

/** Returns a percentile by linear interpolation, to a tenth; null without values. `sorted` is in ascending order. */
export function percentile(sorted: readonly number[], share: number): number | null {
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (low === undefined || high === undefined) return null;
  return Math.round((low + (high - low) * (place - Math.floor(place))) * 10) / 10;
}
