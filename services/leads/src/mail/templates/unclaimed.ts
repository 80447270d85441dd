import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { type LeadLinks, untakenLead } from './untaken-lead.js';

/** Returns the mail that asks for somebody to claim an unclaimed lead. */
export const unclaimed = (lead: Lead, links: LeadLinks): MailText =>
  untakenLead(lead, links, {
    subject: 'No one has it yet',
    heading: `No one has ${lead.kind === 'quote' ? 'quote request' : 'message'} ${lead.reference} yet`,
  });
