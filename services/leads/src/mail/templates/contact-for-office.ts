import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { answerActions } from './answer-actions.js';
import { contactFacts, originFacts, urgencyFacts, urgencyMark, type AboutLead } from './lead-facts.js';
import { formatDateTime } from './mail.js';
import { officeMail } from './office-mail.js';

const languageNames = { en: 'English', es: 'Spanish' };

export function contactForOffice(
  contact: Lead,
  { photos, cameFrom, leadLink, haveItLink, site }: AboutLead,
): MailText {
  const { reference, subject, language, createdAt } = contact;
  return officeMail(contact, {
    subject: [urgencyMark(contact), reference, 'Message', cameFrom[0]?.name ?? null, subject],
    heading: `Message ${reference}`,
    actions: answerActions(contact, leadLink),
    haveItLink,
    facts: [
      ...urgencyFacts(contact),
      ...contactFacts(contact),
      { label: 'Subject', value: subject ?? '' },
      { label: 'Language', value: languageNames[language] },
      { label: 'Received', value: formatDateTime(createdAt) },
      ...originFacts(contact, cameFrom),
    ],
    photos,
    site,
  });
}
