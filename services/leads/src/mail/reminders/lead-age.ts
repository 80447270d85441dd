import { firstSite } from '@sandhill/company/content/first-site.js';
import type { LeadStatus } from '../../model/lead-status.js';
import { businessHoursBetween } from './business-hours.js';

const { quoteResponseHours } = firstSite;

export interface LeadAge {
  /** Rounded down to a tenth. */
  businessHours: number;
  /** The lead is still new after the promised response time. */
  isLate: boolean;
}

/** A lead's age in business hours, compared with the promised response time (decision L13). */
export function leadAge(lead: { status: LeadStatus; createdAt: Date }, now = new Date()): LeadAge {
  const hours = businessHoursBetween(lead.createdAt, now);
  return {
    businessHours: Math.floor(hours * 10) / 10,
    isLate: lead.status === 'new' && hours > quoteResponseHours,
  };
}
