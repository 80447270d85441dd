import type { Site } from '@sandhill/company/content/site.js';
import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { actionsOnPage } from './answer-actions.js';
import { officeTime, telLink } from './mail.js';
import { officeMail } from './office-mail.js';

export interface LeadLinks {
  leadLink: string;
  haveItLink?: string;
  site: Site;
}

/** Returns a mail about an unclaimed lead, with its contact and message, under the given subject and heading. */
export function untakenLead(
  lead: Lead,
  { leadLink, haveItLink, site }: LeadLinks,
  words: { subject: string; heading: string },
): MailText {
  const { reference, name, email, phone, message, createdAt } = lead;
  return officeMail({
    subject: [reference, words.subject],
    heading: words.heading,
    actions: actionsOnPage(lead, leadLink),
    haveItLink,
    facts: [
      { label: 'Received', value: officeTime(createdAt) },
      { label: 'Name', value: name },
      ...(phone ? [{ label: 'Phone', value: phone, link: telLink(phone) }] : []),
    ],
    message,
    photos: [],
    isAnswerable: email !== null,
    site,
  });
}
