import type { Site } from '@sandhill/company/content/site.js';
import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import { formatDateTime } from './mail.js';
import { button, framed, notice, words } from './notice.js';

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
  'Leads are kept under Spam, and chats under Open chats. If you give a lead another status there, its emails are sent.';

/** Returns the digest of suspected spam. It lists references and times only; the admin area shows the rest. */
export function spamDigest({ listed, count }: Suspects, spamLink: string, site: Site): MailText {
  const heading = `${count === 1 ? '1 lead was' : `${count} leads were`} marked as suspected spam`;
  const lines = listed.map(({ reference, createdAt }) => `${reference}, ${formatDateTime(createdAt)}`);
  if (count > listed.length) lines.push(`and ${count - listed.length} more`);
  return notice({
    subject: [heading],
    heading,
    preview: hint,
    parts: [framed(lines.join('\n')), words(hint), button('Review suspected spam', spamLink)],
    site,
  });
}
