import type { Site } from '@sandhill/company/content/site.js';
import type { Language } from '@sandhill/company/language.js';
import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { answerActions } from './answer-actions.js';
import { addressFacts, contactFacts } from './lead-facts.js';
import { officeMail } from './office-mail.js';
import { staffWords } from './staff-words.js';
import { visitTimeText, type VisitTime } from './visit.js';

interface About {
  visit: VisitTime;
  leadLink: string;
  language: Language;
  site: Site;
}

export function visitForOffice(lead: Lead, { visit, leadLink, language, site }: About): MailText {
  const words = staffWords[language].visitBooked;
  return officeMail(lead, {
    subject: [lead.reference, words.subject, lead.name],
    heading: words.heading(lead),
    actions: answerActions(lead, leadLink, language),
    facts: [
      { label: words.visit, value: visitTimeText(visit, language) },
      ...contactFacts(lead, language),
      ...addressFacts(lead, language),
    ],
    language,
    site,
  });
}
