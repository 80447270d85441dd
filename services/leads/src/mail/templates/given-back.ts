import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { type LeadLinks, untakenLead } from './untaken-lead.js';

/**
 * Returns the mail about a lead that was claimed but not answered for 8 office hours, so that it is unclaimed again.
 */
export const givenBack = (lead: Lead, links: LeadLinks): MailText =>
  untakenLead(lead, links, {
    subject: 'Unclaimed again: not answered in 8 office hours',
    heading: `${lead.reference} is unclaimed again`,
  });
