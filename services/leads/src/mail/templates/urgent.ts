import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { answerActions } from './answer-actions.js';
import { addressFacts, nameAndPhone, type LeadLinks } from './lead-facts.js';
import { formatDateTime } from './mail.js';
import { officeMail } from './office-mail.js';
import { staffWords } from './staff-words.js';
import { urgencyWords } from './urgency-words.js';

export function urgent(lead: Lead, { leadLink, haveItLink, language = 'en', site }: LeadLinks): MailText {
  const { reference, urgency, urgentSince, createdAt } = lead;
  const reason = urgencyWords[language][urgency ?? 'other'];
  const { cannotWait, urgent: words } = staffWords[language];
  return officeMail(lead, {
    subject: [cannotWait, reason, reference],
    heading: words.heading(reason),
    actions: answerActions(lead, leadLink, language),
    haveItLink,
    facts: [
      { label: words.reported, value: formatDateTime(urgentSince ?? createdAt, language) },
      ...nameAndPhone(lead, language),
      ...addressFacts(lead, language),
    ],
    language,
    site,
  });
}
