import type { Site } from '@sandhill/company/content/site.js';
import type { Language } from '@sandhill/company/language.js';
import { letterheadOf } from '@sandhill/company/letterhead.js';
import { band, mailPage, mainButton, paragraph } from '@sandhill/platform/mail/mail-html.js';
import { escapeHtml, type MailText } from '@sandhill/platform/mail/mail-text.js';
import { subjectOf } from './mail.js';

export interface MailPart {
  text: string;
  html: string;
}

export const words = (text: string): MailPart => ({
  text,
  html: paragraph(escapeHtml(text).replaceAll('\n', '<br>')),
});

/** Returns text on a background of its own, with its line breaks. */
export const framed = (text: string): MailPart => ({ text, html: band(text) });

export const button = (label: string, href: string): MailPart => ({
  text: `${label}: ${href}`,
  html: mainButton(label, href),
});

interface Notice {
  subject: Array<string | null>;
  heading: string;
  preview?: string;
  parts: readonly MailPart[];
  /** The last line, in small type. Without it, the HTML ends with the firm's name. */
  hint?: string;
  /** Default: English. */
  language?: Language;
  site: Site;
}

/** Lays out a mail for the firm's staff: the same heading and parts as plain text and as HTML. */
export function notice({
  subject,
  heading,
  preview = heading,
  parts,
  hint,
  language = 'en',
  site,
}: Notice): MailText {
  const letterhead = letterheadOf(site);
  return {
    subject: subjectOf(...subject),
    text: [heading, ...parts.map(({ text }) => text), ...(hint ? [hint] : [])].join('\n\n'),
    html: mailPage({
      letterhead,
      language,
      preview,
      heading,
      parts: parts.map(({ html }) => html),
      footer: [escapeHtml(hint ?? letterhead.name)],
    }),
  };
}
