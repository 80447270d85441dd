import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { type LeadLinks, untakenLead } from './untaken-lead.js';

/** Says that a lead was had for 8 office hours and not answered, so that no one has it now. */
export const givenBack = (lead: Lead, links: LeadLinks): MailText =>
  untakenLead(lead, links, {
    subject: 'Unclaimed again: not answered in 8 business hours',
    heading: `${lead.reference} is unclaimed again`,
  });
