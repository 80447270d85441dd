import type { Lead } from '../../model/lead.entity.js';
import { businessClock } from '@sandhill/company/business-hours.js';
import type { Site } from '@sandhill/company/content/site.js';

export interface LeadAge {
  /** The age in business hours, rounded down to a tenth of an hour. */
  businessHours: number;
  /** Whether the visitor has been waiting for longer than the promised response time. */
  isLate: boolean;
  /** When the promised response time ends; null if the visitor is not waiting, or if the office has no fixed hours. */
  dueAt: Date | null;
}

/**
 * Returns a lead's age in business hours, compared with the promised response time. The age counts from when the
 * visitor began to wait, or from the lead's arrival if they are not waiting.
 */
export function leadAge(
  { kind, waitingSince, createdAt }: Pick<Lead, 'kind' | 'waitingSince' | 'createdAt'>,
  site: Pick<Site, 'hours' | 'responseHours'>,
  now = new Date(),
): LeadAge {
  const clock = businessClock(site);
  const promised = site.responseHours[kind];
  const hours = clock.hoursBetween(waitingSince ?? createdAt, now);
  return {
    businessHours: Math.floor(hours * 10) / 10,
    isLate: waitingSince !== null && hours > promised,
    dueAt: waitingSince && clock.hasFixedTimes ? clock.hoursAfter(promised, waitingSince) : null,
  };
}
