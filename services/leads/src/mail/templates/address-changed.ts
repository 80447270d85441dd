import type { Site } from '@sandhill/company/content/site.js';
import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { AddressName } from '../addresses/mail-setting-names.js';
import { contentOf } from './address-names.js';
import { formatDateTime } from './mail.js';
import { notice, words } from './notice.js';

export function addressChanged(name: AddressName, changedAt: Date, site: Site): MailText {
  const { profile } = site;
  const heading = `This mailbox no longer gets ${contentOf(name, site)}`;
  const lines = [
    `An owner of ${profile.name} changed the address on ${formatDateTime(changedAt)}.`,
    `If no one at the firm did this, someone else is using an owner’s account: call ${profile.phone.display}, and change the passwords.`,
  ];
  return notice({ subject: [heading], heading, parts: lines.map(words), site });
}
