import type { Site } from '@sandhill/company/content/site.js';
import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { answerActions } from './answer-actions.js';
import { officeTime, telLink } from './mail.js';
import { officeMail } from './office-mail.js';
import { urgencyFacts } from './origin-facts.js';

interface About {
  since: Date;
  businessHours: number;
  /** Whether the customer waits because they added photos. */
  photosAdded: boolean;
  leadLink: string;
  site: Site;
}

/** Returns the mail that reports that a customer whom the firm has answered waits again. */
export function waiting(lead: Lead, { since, businessHours, photosAdded, leadLink, site }: About): MailText {
  const { reference, name, email, phone, message } = lead;
  const hours = Math.floor(businessHours);
  return officeMail({
    subject: [
      reference,
      hours > 0
        ? `Waiting for us for ${hours} office ${hours === 1 ? 'hour' : 'hours'}`
        : 'Waiting for us again',
    ],
    heading: `${reference} is waiting for us again`,
    actions: answerActions(lead, leadLink),
    facts: [
      ...urgencyFacts(lead),
      { label: 'Waiting since', value: officeTime(since) },
      ...(photosAdded ? [{ label: 'New photos', value: 'on the lead’s page' }] : []),
      { label: 'Name', value: name },
      ...(phone ? [{ label: 'Phone', value: phone, link: telLink(phone) }] : []),
    ],
    message,
    photos: [],
    isAnswerable: email !== null,
    site,
  });
}
