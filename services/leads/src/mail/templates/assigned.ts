import type { Site } from '@sandhill/company/content/site.js';
import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { actionsOnPage } from './answer-actions.js';
import { contactFacts } from './lead-facts.js';
import { officeTime } from './mail.js';
import { button, notice } from './notice.js';
import { officeMail } from './office-mail.js';

export function assigned(lead: Lead, { leadLink, site }: { leadLink: string; site: Site }): MailText {
  const { kind, reference, createdAt } = lead;
  const what = kind === 'quote' ? 'Quote request' : 'Message';
  return officeMail(lead, {
    subject: [reference, 'Assigned to you'],
    heading: `${what} ${reference} is assigned to you`,
    actions: actionsOnPage(lead, leadLink),
    facts: [{ label: 'Received', value: officeTime(createdAt) }, ...contactFacts(lead)],
    site,
  });
}

export function handedOver(mineLink: string, site: Site): MailText {
  const heading = 'Several leads are assigned to you';
  return notice({ subject: [heading], heading, parts: [button('Open my leads', mineLink)], site });
}
