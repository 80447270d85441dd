import type { Site } from '@sandhill/company/content/site.js';
import { letterheadOf } from '@sandhill/company/letterhead.js';
import { mailPage, paragraph } from '@sandhill/platform/mail/mail-html.js';
import { escapeHtml, type MailText } from '@sandhill/platform/mail/mail-text.js';
import type { AddressName } from '../addresses/mail-setting-names.js';
import { contentOf } from './address-names.js';
import { officeTime, subjectOf } from './mail.js';

/** Returns the notice that a mailbox is no longer one of the firm's addresses. */
export function addressChanged(name: AddressName, changedAt: Date, site: Site): MailText {
  const letterhead = letterheadOf(site);
  const heading = `This mailbox no longer gets ${contentOf(name, site)}`;
  const words = [
    `An owner of ${letterhead.name} changed the address on ${officeTime(changedAt)}.`,
    `If no one at the firm did this, someone else is using an owner’s account: call ${site.profile.phone.display}, and change the passwords.`,
  ];
  return {
    subject: subjectOf(heading),
    text: [heading, ...words].join('\n\n'),
    html: mailPage({
      letterhead,
      language: 'en',
      preview: heading,
      heading,
      parts: words.map((line) => paragraph(escapeHtml(line))),
      footer: [escapeHtml(letterhead.name)],
    }),
  };
}
