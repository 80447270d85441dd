import type { Site } from '@sandhill/company/content/site.js';
import type { AddressName } from '../addresses/mail-setting-names.js';
import type { PlainMail } from '../test-mail/test-mail.js';
import { contentOf } from './address-names.js';

/** Returns the mail with the code that confirms an email address. The person who set the address enters the code. */
export function addressCode(name: AddressName, code: string, site: Site): PlainMail {
  const shown = `${code.slice(0, 3)} ${code.slice(3)}`;
  const firm = site.profile.name;
  const text = [
    `An owner of ${firm} wants ${contentOf(name, site)} to go to this mailbox.`,
    `The code is: ${shown}`,
    'The owner enters it in Settings, under “Mail and alarms”, within 24 hours. Nothing changes without it. If you did not expect this, do nothing.',
  ];
  return { subject: `${shown} is the code for this mailbox (${firm})`, text: `${text.join('\n\n')}\n` };
}
