import { letterheadOf } from '@sandhill/company/letterhead.js';
import type { Site } from '@sandhill/company/content/site.js';
import type { Language } from '@sandhill/company/language.js';
import { band, mailPage, mainButton, paragraph } from '@sandhill/platform/mail/mail-html.js';
import { escapeHtml, oneLine, type MailText } from '@sandhill/platform/mail/mail-text.js';
import { officeTime, subjectOf } from './mail.js';

/** Messages of a visitor that no one has read, for the office. */
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
const open = 'Open the conversation';
const hint = 'The visitor reads your answer on the page, or gets it by email if they left an address.';

/** Longest text of a conversation in the mail, in characters. The admin area shows the rest. */
const longest = 3_000;

/** Returns the office's mail about a visitor who writes in the help chat while no one reads it. */
export function chatForOffice(
  { texts, language, page, since, reference, link }: ChatNotice,
  site: Site,
): MailText {
  const letterhead = letterheadOf(site);
  const all = texts.join('\n\n');
  const message = all.length > longest ? `${all.slice(0, longest).toWellFormed()}…` : all;
  const facts = [
    ...(reference ? [`Lead: ${reference}`] : []),
    `Language: ${languageNames[language]}`,
    ...(page ? [`Page: ${oneLine(page)}`] : []),
    `Waiting since: ${officeTime(since)}`,
  ].join('\n');
  return {
    subject: subjectOf(reference ?? null, title),
    text: [title, `${open}: ${link}`, facts, message, hint].join('\n\n'),
    html: mailPage({
      letterhead,
      language: 'en',
      preview: oneLine(message).slice(0, 140),
      heading: title,
      parts: [mainButton(open, link), paragraph(escapeHtml(facts).replaceAll('\n', '<br>')), band(message)],
      footer: [escapeHtml(hint)],
    }),
  };
}
