import type { Site } from '@sandhill/company/content/site.js';
import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { answerActions, openLead } from './answer-actions.js';
import { officeTime, telLink } from './mail.js';
import { officeMail } from './office-mail.js';

/** Asks for somebody to take a lead that no one has said to have (D13). */
export function unclaimed(
  lead: Lead,
  { leadLink, haveItLink, site }: { leadLink: string; haveItLink?: string; site: Site },
): MailText {
  const { kind, reference, name, email, phone, message, createdAt } = lead;
  const what = kind === 'quote' ? 'Quote request' : 'Message';
  return officeMail({
    subject: [reference, 'No one has it yet'],
    heading: `No one has ${what.toLowerCase()} ${reference} yet`,
    actions: [openLead(leadLink), ...answerActions(lead, leadLink).filter(({ href }) => href !== leadLink)],
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
