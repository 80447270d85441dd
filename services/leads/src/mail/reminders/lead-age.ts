import { quoteResponseHours } from '@sandhill/company/claims.js';
import type { LeadStatus } from '../../model/lead-status.js';
import { businessHoursBetween } from './business-hours.js';

export interface LeadAge {
  /** To a tenth. */
  businessHours: number;
  /** Nobody has answered, and the promised time is over. */
  isLate: boolean;
}

/** How old a lead is against what the site promises (decision L13). */
export function leadAge(lead: { status: LeadStatus; createdAt: Date }, now = new Date()): LeadAge {
  const hours = businessHoursBetween(lead.createdAt, now);
  return {
    businessHours: Math.floor(hours * 10) / 10,
    isLate: lead.status === 'new' && hours > quoteResponseHours.to,
  };
}
