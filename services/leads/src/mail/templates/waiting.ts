import type { Site } from '@sandhill/company/content/site.js';
import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { answerActions } from './answer-actions.js';
import { nameAndPhone, urgencyFacts } from './lead-facts.js';
import { officeTime } from './mail.js';
import { officeMail } from './office-mail.js';
import { visitTimeText, type VisitTime } from './visit.js';

/** Actions of the customer since the lead waits. */
export interface CustomerNews {
  /** Messages by mail and in the help chat; empty if there are none. */
  words: string;
  /** Time to which the customer moved the visit. */
  movedTo?: VisitTime;
  /** Time of the visit that the customer canceled. */
  canceledAt?: VisitTime;
}

/** Maximum number of the customer's characters in the mail. The admin area shows the rest. */
const longest = 3_000;

interface About {
  since: Date;
  businessHours: number;
  /** Whether the customer waits because they added photos. */
  photosAdded: boolean;
  news: CustomerNews;
  leadLink: string;
  site: Site;
}

export function waiting(
  lead: Lead,
  { since, businessHours, photosAdded, news: { words, movedTo, canceledAt }, leadLink, site }: About,
): MailText {
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
      ...(movedTo ? [{ label: 'Visit moved to', value: visitTimeText(movedTo, 'en') }] : []),
      ...(canceledAt
        ? [{ label: 'Visit canceled by the customer', value: visitTimeText(canceledAt, 'en') }]
        : []),
      ...nameAndPhone(lead),
    ],
    // The first message has been answered; a reader would take it for the new one.
    message: words ? words.slice(0, longest).toWellFormed() : undefined,
    site,
  });
}
