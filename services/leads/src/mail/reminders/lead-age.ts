import type { LeadStatus } from '../../model/lead-status.js';
import { businessClock } from './business-hours.js';
import type { Site } from '@sandhill/company/content/site.js';

export interface LeadAge {
  /** Rounded down to a tenth. */
  businessHours: number;
  /** The lead is still new after the promised response time. */
  isLate: boolean;
}

/** A lead's age in business hours, compared with the promised response time (decision L13). */
export function leadAge(
  lead: { status: LeadStatus; createdAt: Date },
  site: Pick<Site, 'hours' | 'quoteResponseHours'>,
  now = new Date(),
): LeadAge {
  const hours = businessClock(site).hoursBetween(lead.createdAt, now);
  return {
    businessHours: Math.floor(hours * 10) / 10,
    isLate: lead.status === 'new' && hours > site.quoteResponseHours,
  };
}
