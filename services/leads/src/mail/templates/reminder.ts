import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { actionsOnPage } from './answer-actions.js';
import { contactFacts, type LeadLinks } from './lead-facts.js';
import { formatDateTime } from './mail.js';
import { officeMail } from './office-mail.js';

export function reminder(
  lead: Lead,
  { businessHours, leadLink, haveItLink, site }: LeadLinks & { businessHours: number },
): MailText {
  const { kind, reference, createdAt } = lead;
  const what = kind === 'quote' ? 'Quote request' : 'Message';
  return officeMail(lead, {
    subject: [reference, `Still waiting after ${Math.floor(businessHours)} office hours`],
    heading: `${what} ${reference} is still waiting for an answer`,
    actions: actionsOnPage(lead, leadLink),
    haveItLink,
    facts: [
      { label: 'Waiting time', value: `${Math.floor(businessHours)} office hours` },
      { label: 'Received', value: formatDateTime(createdAt) },
      ...contactFacts(lead),
    ],
    site,
  });
}
