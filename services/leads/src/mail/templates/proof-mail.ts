import type { Site } from '@sandhill/company/content/site.js';
import { letterheadOf } from '@sandhill/company/letterhead.js';
import { mailPage, paragraph } from '@sandhill/platform/mail/mail-html.js';
import { escapeHtml, type MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { formatDateTime, subjectOf } from './mail.js';

/** Returns the mail of the daily test lead. No one has to read it: it only has to be accepted. */
export function proofMail({ createdAt }: Lead, site: Site): MailText {
  const heading = 'Leads arrive';
  const words = `The daily test lead came through the form on ${formatDateTime(createdAt)} and has reached this mailbox. You do not have to do anything.`;
  const html = mailPage({
    letterhead: letterheadOf(site),
    language: 'en',
    preview: words,
    heading,
    parts: [paragraph(escapeHtml(words))],
    footer: [],
  });
  return { subject: subjectOf('Daily test', heading), text: `${heading}\n\n${words}`, html };
}
