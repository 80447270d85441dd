import type { Lead } from '../../model/lead.entity.js';
import { type MailText } from '@sandhill/platform/mail/mail-text.js';
import { actionsOnPage } from './answer-actions.js';
import { mailLink, officeTime, telLink } from './mail.js';
import { officeMail } from './office-mail.js';
import type { Site } from '@sandhill/company/content/site.js';

/** Returns the reminder of an unanswered lead, for the office or the fallback email address. */
export function reminder(
  lead: Lead,
  {
    businessHours,
    leadLink,
    haveItLink,
    site,
  }: { businessHours: number; leadLink: string; haveItLink?: string; site: Site },
): MailText {
  const { kind, reference, name, email, phone, message, createdAt } = lead;
  const what = kind === 'quote' ? 'Quote request' : 'Message';
  return officeMail({
    subject: [reference, `Still waiting after ${Math.floor(businessHours)} office hours`],
    heading: `${what} ${reference} is still waiting for an answer`,
    actions: actionsOnPage(lead, leadLink),
    haveItLink,
    facts: [
      { label: 'Waiting for', value: `${Math.floor(businessHours)} office hours` },
      { label: 'Received', value: officeTime(createdAt) },
      { label: 'Name', value: name },
      ...(phone ? [{ label: 'Phone', value: phone, link: telLink(phone) }] : []),
      ...(email ? [{ label: 'Email', value: email, link: mailLink(email) }] : []),
    ],
    message,
    photos: [],
    isAnswerable: email !== null,
    site,
  });
}
