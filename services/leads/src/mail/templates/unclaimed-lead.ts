import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { actionsOnPage } from './answer-actions.js';
import { nameAndPhone, type LeadLinks } from './lead-facts.js';
import { officeTime } from './mail.js';
import { officeMail } from './office-mail.js';

function unclaimedLead(
  lead: Lead,
  { leadLink, haveItLink, site }: LeadLinks,
  words: { subject: string; heading: string },
): MailText {
  const { reference, createdAt } = lead;
  return officeMail(lead, {
    subject: [reference, words.subject],
    heading: words.heading,
    actions: actionsOnPage(lead, leadLink),
    haveItLink,
    facts: [{ label: 'Received', value: officeTime(createdAt) }, ...nameAndPhone(lead)],
    site,
  });
}

export const unclaimed = (lead: Lead, links: LeadLinks): MailText =>
  unclaimedLead(lead, links, {
    subject: 'No one has it yet',
    heading: `No one has ${lead.kind === 'quote' ? 'quote request' : 'message'} ${lead.reference} yet`,
  });

/**
 * Returns the mail about a lead that is unclaimed again, because it was claimed but not answered for 8 office hours.
 */
export const givenBack = (lead: Lead, links: LeadLinks): MailText =>
  unclaimedLead(lead, links, {
    subject: 'Unclaimed again: not answered in 8 office hours',
    heading: `${lead.reference} is unclaimed again`,
  });
