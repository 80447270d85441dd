import { escapeHtml, page, type MailText } from '@sandhill/platform/mail/mail-text.js';
import { officeTime, subjectOf } from './mail.js';

export interface Suspect {
  reference: string;
  createdAt: Date;
}

export interface Suspects {
  listed: readonly Suspect[];
  /** Of all suspects, listed or not. */
  count: number;
}

/** The digest of suspected spam. It lists references and times only; the admin area shows the rest. */
export function spamDigest({ listed, count }: Suspects, adminLink: string): MailText {
  const heading = `${count === 1 ? '1 lead was' : `${count} leads were`} taken for spam`;
  const hint = 'They are kept under Spam. Give one another status there and its mail is sent.';
  const lines = listed.map(({ reference, createdAt }) => `${reference}, ${officeTime(createdAt)}`);
  if (count > listed.length) lines.push(`and ${count - listed.length} more`);
  return {
    subject: subjectOf(heading),
    text: [heading, lines.join('\n'), hint, adminLink].join('\n\n'),
    html: page(
      'en',
      [
        `<h1 style="font-size:20px">${escapeHtml(heading)}</h1>`,
        `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
        `<p>${escapeHtml(hint)}</p>`,
        `<p><a href="${escapeHtml(adminLink)}">${escapeHtml(adminLink)}</a></p>`,
      ].join('\n'),
    ),
  };
}
