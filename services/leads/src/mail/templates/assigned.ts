import type { Site } from '@sandhill/company/content/site.js';
import type { Language } from '@sandhill/company/language.js';
import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { actionsOnPage } from './answer-actions.js';
import { contactFacts, type LeadLinks } from './lead-facts.js';
import { formatDateTime } from './mail.js';
import { button, notice } from './notice.js';
import { officeMail } from './office-mail.js';
import { staffWords } from './staff-words.js';

export function assigned(lead: Lead, { leadLink, language = 'en', site }: LeadLinks): MailText {
  const { received, assigned: words } = staffWords[language];
  return officeMail(lead, {
    subject: [lead.reference, words.subject],
    heading: words.heading(lead),
    actions: actionsOnPage(lead, leadLink, language),
    facts: [
      { label: received, value: formatDateTime(lead.createdAt, language) },
      ...contactFacts(lead, language),
    ],
    language,
    site,
  });
}

export function handedOver(mineLink: string, language: Language, site: Site): MailText {
  const { several: heading, open } = staffWords[language].assigned;
  return notice({ subject: [heading], heading, parts: [button(open, mineLink)], language, site });
}
