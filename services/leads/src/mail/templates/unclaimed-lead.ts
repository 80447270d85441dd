import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { actionsOnPage } from './answer-actions.js';
import { nameAndPhone, type LeadLinks } from './lead-facts.js';
import { formatDateTime } from './mail.js';
import { officeMail } from './office-mail.js';
import { staffWords } from './staff-words.js';

function unclaimedLead(
  lead: Lead,
  { leadLink, haveItLink, language = 'en', site }: LeadLinks,
  which: 'unclaimed' | 'givenBack',
): MailText {
  const { received, [which]: words } = staffWords[language];
  return officeMail(lead, {
    subject: [lead.reference, words.subject],
    heading: words.heading(lead),
    actions: actionsOnPage(lead, leadLink, language),
    haveItLink,
    facts: [
      { label: received, value: formatDateTime(lead.createdAt, language) },
      ...nameAndPhone(lead, language),
    ],
    language,
    site,
  });
}

export const unclaimed = (lead: Lead, links: LeadLinks): MailText => unclaimedLead(lead, links, 'unclaimed');

/**
 * Returns the mail about a lead that is unclaimed again, because it was claimed but not answered for 8 office hours.
 */
export const givenBack = (lead: Lead, links: LeadLinks): MailText => unclaimedLead(lead, links, 'givenBack');
