import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { answerActions } from './answer-actions.js';
import { addressFacts, nameAndPhone, type LeadLinks } from './lead-facts.js';
import { officeTime } from './mail.js';
import { officeMail } from './office-mail.js';
import { urgencyWords } from './urgency-words.js';

export function urgent(lead: Lead, { leadLink, haveItLink, site }: LeadLinks): MailText {
  const { reference, urgency, urgentSince, createdAt } = lead;
  const reason = urgencyWords[urgency ?? 'other'];
  return officeMail(lead, {
    subject: ['Can’t wait', reason, reference],
    heading: `This can’t wait: ${reason.toLowerCase()}`,
    actions: answerActions(lead, leadLink),
    haveItLink,
    facts: [
      { label: 'Reported', value: officeTime(urgentSince ?? createdAt) },
      ...nameAndPhone(lead),
      ...addressFacts(lead),
    ],
    site,
  });
}
