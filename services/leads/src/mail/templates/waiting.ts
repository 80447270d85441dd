import type { Site } from '@sandhill/company/content/site.js';
import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { answerActions } from './answer-actions.js';
import { nameAndPhone, urgencyFacts } from './lead-facts.js';
import { officeTime } from './mail.js';
import { officeMail } from './office-mail.js';

interface About {
  since: Date;
  businessHours: number;
  /** Whether the customer waits because they added photos. */
  photosAdded: boolean;
  leadLink: string;
  site: Site;
}

export function waiting(lead: Lead, { since, businessHours, photosAdded, leadLink, site }: About): MailText {
  const { reference } = lead;
  const hours = Math.floor(businessHours);
  return officeMail(lead, {
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
      ...nameAndPhone(lead),
    ],
    site,
  });
}
