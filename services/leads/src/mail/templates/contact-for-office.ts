import type { Lead } from '../../model/lead.entity.js';
import { type MailText } from '@sandhill/platform/mail/mail-text.js';
import { answerActions } from './answer-actions.js';
import { mailLink, officeTime, telLink } from './mail.js';
import { officeMail } from './office-mail.js';
import { originFacts, urgencyFacts, urgencyMark, type AboutLead } from './origin-facts.js';

const languageNames = { en: 'English', es: 'Spanish' };

/** Returns the office's mail about a contact message. */
export function contactForOffice(
  contact: Lead,
  { photos, cameFrom, leadLink, haveItLink, site }: AboutLead,
): MailText {
  const { reference, name, email, phone, subject, message, language, createdAt } = contact;
  return officeMail({
    subject: [urgencyMark(contact), reference, 'Message', cameFrom[0]?.name ?? null, subject],
    heading: `Message ${reference}`,
    actions: answerActions(contact, leadLink),
    haveItLink,
    facts: [
      ...urgencyFacts(contact),
      { label: 'Name', value: name },
      ...(phone ? [{ label: 'Phone', value: phone, link: telLink(phone) }] : []),
      ...(email ? [{ label: 'Email', value: email, link: mailLink(email) }] : []),
      { label: 'Subject', value: subject ?? '' },
      { label: 'Language', value: languageNames[language] },
      { label: 'Received', value: officeTime(createdAt) },
      ...originFacts(contact, cameFrom),
    ],
    message,
    photos,
    isAnswerable: email !== null,
    site,
  });
}
