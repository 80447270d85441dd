import type { Site } from '@sandhill/company/content/site.js';
import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { answerActions } from './answer-actions.js';
import { addressFacts, contactFacts } from './lead-facts.js';
import { officeMail } from './office-mail.js';
import { visitTimeText, type VisitTime } from './visit.js';

interface About {
  visit: VisitTime;
  leadLink: string;
  site: Site;
}

export function visitForOffice(lead: Lead, { visit, leadLink, site }: About): MailText {
  const time = visitTimeText(visit, 'en');
  return officeMail(lead, {
    subject: [lead.reference, 'Visit booked', lead.name],
    heading: `A visit is booked for ${lead.reference}`,
    actions: answerActions(lead, leadLink),
    facts: [{ label: 'Visit', value: time }, ...contactFacts(lead), ...addressFacts(lead)],
    site,
  });
}
