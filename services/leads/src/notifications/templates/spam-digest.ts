import { escapeHtml, officeTime, page, subjectOf, type MailText } from './mail.js';

export interface Suspect {
  reference: string;
  createdAt: Date;
}

/** What was taken for spam, by number alone: the office looks at it in the admin area. */
export function spamDigest(suspects: readonly Suspect[], adminLink: string): MailText {
  const count = suspects.length === 1 ? '1 lead was' : `${suspects.length} leads were`;
  const heading = `${count} taken for spam`;
  const hint = 'They are kept under Spam. Give one another status there and its mail is sent.';
  const lines = suspects.map(({ reference, createdAt }) => `${reference}, ${officeTime(createdAt)}`);
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
