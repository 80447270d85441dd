import type { Site } from '@sandhill/company/content/site.js';
import type { Language } from '@sandhill/company/language.js';
import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { answerActions } from './answer-actions.js';
import { nameAndPhone, urgencyFacts } from './lead-facts.js';
import { formatDateTime } from './mail.js';
import { officeMail } from './office-mail.js';
import { staffWords } from './staff-words.js';
import { visitTimeText, type VisitTime } from './visit.js';

/** Actions of the customer since the lead began to wait for the firm. */
export interface CustomerActions {
  /** Messages by mail and in the help chat; empty if there are none. */
  words: string;
  /** Time to which the customer moved the visit. */
  movedTo?: VisitTime;
  /** Time of the visit that the customer canceled. */
  canceledAt?: VisitTime;
}

/** Maximum number of characters of the customer's messages in the mail. The admin area shows the rest. */
const longest = 3_000;

interface About {
  since: Date;
  businessHours: number;
  /** Whether the customer waits because they added photos. */
  photosAdded: boolean;
  news: CustomerActions;
  leadLink: string;
  language: Language;
  site: Site;
}

export function waiting(
  lead: Lead,
  {
    since,
    businessHours,
    photosAdded,
    news: { words, movedTo, canceledAt },
    leadLink,
    language,
    site,
  }: About,
): MailText {
  const { waiting: said } = staffWords[language];
  const hours = Math.floor(businessHours);
  return officeMail(lead, {
    subject: [lead.reference, hours > 0 ? said.hours(hours) : said.again],
    heading: said.heading(lead),
    actions: answerActions(lead, leadLink, language),
    facts: [
      ...urgencyFacts(lead, language),
      { label: said.since, value: formatDateTime(since, language) },
      ...(photosAdded ? [{ label: said.photos[0], value: said.photos[1] }] : []),
      ...(movedTo ? [{ label: said.moved, value: visitTimeText(movedTo, language) }] : []),
      ...(canceledAt ? [{ label: said.canceled, value: visitTimeText(canceledAt, language) }] : []),
      ...nameAndPhone(lead, language),
    ],
    language,
    // The mail shows the new messages only: the lead's first message has been answered, and a reader could take it for
    // the new one.
    message: words ? words.slice(0, longest).toWellFormed() : null,
    site,
  });
}
