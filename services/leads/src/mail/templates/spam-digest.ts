import { letterheadOf } from '@sandhill/company/letterhead.js';
import { band, mailPage, mainButton, paragraph } from '@sandhill/platform/mail/mail-html.js';
import { escapeHtml, type MailText } from '@sandhill/platform/mail/mail-text.js';
import { officeTime, subjectOf } from './mail.js';
import type { Site } from '@sandhill/company/content/site.js';

export interface Suspect {
  reference: string;
  createdAt: Date;
}

export interface Suspects {
  listed: readonly Suspect[];
  /** Number of all suspects, listed or not. */
  count: number;
}

const hint =
  'They are kept under Spam, and chats under Open chats. If you give a lead another status there, its emails are sent.';
const openSpam = 'Review suspected spam';

/** Returns the digest of suspected spam. It lists references and times only; the admin area shows the rest. */
export function spamDigest({ listed, count }: Suspects, spamLink: string, site: Site): MailText {
  const letterhead = letterheadOf(site);
  const heading = `${count === 1 ? '1 lead was' : `${count} leads were`} marked as suspected spam`;
  const lines = listed.map(({ reference, createdAt }) => `${reference}, ${officeTime(createdAt)}`);
  if (count > listed.length) lines.push(`and ${count - listed.length} more`);
  const list = lines.join('\n');
  return {
    subject: subjectOf(heading),
    text: [heading, list, hint, `${openSpam}: ${spamLink}`].join('\n\n'),
    html: mailPage({
      letterhead,
      language: 'en',
      preview: hint,
      heading,
      parts: [band(list), paragraph(escapeHtml(hint)), mainButton(openSpam, spamLink)],
      footer: [escapeHtml(letterhead.name)],
    }),
  };
}
