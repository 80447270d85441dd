import type { Site } from '@sandhill/company/content/site.js';
import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { answerActions } from './answer-actions.js';
import { mapLink, officeTime, telLink } from './mail.js';
import { officeMail } from './office-mail.js';
import { urgencyWords } from './urgency-words.js';

/** Returns the mail to the people on call about an urgent lead. */
export function urgent(
  lead: Lead,
  { leadLink, haveItLink, site }: { leadLink: string; haveItLink?: string; site: Site },
): MailText {
  const { reference, name, email, phone, address, message, createdAt } = lead;
  const reason = urgencyWords[lead.urgency ?? 'other'];
  return officeMail({
    subject: ['Can’t wait', reason, reference],
    heading: `This can’t wait: ${reason.toLowerCase()}`,
    actions: answerActions(lead, leadLink),
    haveItLink,
    facts: [
      { label: 'Reported', value: officeTime(lead.urgentSince ?? createdAt) },
      { label: 'Name', value: name },
      ...(phone ? [{ label: 'Phone', value: phone, link: telLink(phone) }] : []),
      ...(address ? [{ label: 'Address', value: address, link: mapLink(address) }] : []),
    ],
    message,
    photos: [],
    isAnswerable: email !== null,
    site,
  });
}
