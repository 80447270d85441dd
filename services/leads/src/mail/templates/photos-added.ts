import type { Site } from '@sandhill/company/content/site.js';
import type { Language } from '@sandhill/company/language.js';
import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { answerActions } from './answer-actions.js';
import { nameAndPhone } from './lead-facts.js';
import { officeMail, type MailPhoto } from './office-mail.js';
import { staffWords } from './staff-words.js';

interface About {
  /** Photos of the lead, the latest first. */
  photos: MailPhoto[];
  leadLink: string;
  language: Language;
  site: Site;
}

export function photosAdded(lead: Lead, { photos, leadLink, language, site }: About): MailText {
  const words = staffWords[language].photosAdded;
  return officeMail(lead, {
    subject: [lead.reference, words.subject],
    heading: words.heading(lead),
    actions: answerActions(lead, leadLink, language),
    facts: [{ label: words.count, value: String(photos.length) }, ...nameAndPhone(lead, language)],
    photos,
    language,
    site,
  });
}
