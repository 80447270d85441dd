import type { Site } from '@sandhill/company/content/site.js';
import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { answerActions } from './answer-actions.js';
import { nameAndPhone } from './lead-facts.js';
import { officeMail, type MailPhoto } from './office-mail.js';

interface About {
  /** Photos of the lead, the latest first. */
  photos: MailPhoto[];
  leadLink: string;
  site: Site;
}

export function photosAdded(lead: Lead, { photos, leadLink, site }: About): MailText {
  const { reference } = lead;
  return officeMail(lead, {
    subject: [reference, 'New photos'],
    heading: `${reference} has new photos`,
    actions: answerActions(lead, leadLink),
    facts: [{ label: 'Photos in all', value: String(photos.length) }, ...nameAndPhone(lead)],
    photos,
    site,
  });
}
