import type { Site } from '@sandhill/company/content/site.js';
import type { Language } from '@sandhill/company/language.js';
import { oneLine, type MailText } from '@sandhill/platform/mail/mail-text.js';
import { cutText } from '@sandhill/platform/validation/texts.js';
import { formatDateTime } from './mail.js';
import { button, framed, notice, words } from './notice.js';

interface ChatNotice {
  texts: readonly string[];
  language: Language;
  page: string | null;
  since: Date;
  /** Reference of the lead that the conversation became. */
  reference?: string;
  link: string;
}

const languageNames = { en: 'English', es: 'Spanish' };
const title = 'New message in help chat';
const hint = 'The visitor reads your answer on the page, or gets it by email if they left an address.';

/** Maximum number of characters of a conversation in the mail. The admin area shows the rest. */
const longest = 3_000;

export function chatForOffice(
  { texts, language, page, since, reference, link }: ChatNotice,
  site: Site,
): MailText {
  const all = texts.join('\n\n');
  const message = all.length > longest ? `${all.slice(0, longest).toWellFormed()}…` : all;
  const facts = [
    ...(reference ? [`Lead: ${reference}`] : []),
    `Language: ${languageNames[language]}`,
    ...(page ? [`Page: ${oneLine(page)}`] : []),
    `Waiting since: ${formatDateTime(since)}`,
  ].join('\n');
  return notice({
    subject: [reference ?? null, title],
    heading: title,
    preview: cutText(oneLine(message), 140),
    parts: [button('Open the conversation', link), words(facts), framed(message)],
    hint,
    site,
  });
}
