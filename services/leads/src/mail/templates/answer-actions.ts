import { oneLine } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { mailLink, telLink } from './mail.js';
import type { MailAction, OfficeMail } from './office-mail.js';

function openLead(leadLink: string): MailAction {
  return { label: 'Open the lead', href: leadLink };
}

export function answerActions({ name, email, phone }: Lead, leadLink: string): OfficeMail['actions'] {
  const tel = phone ? telLink(phone) : undefined;
  const call = tel ? [{ label: `Call ${oneLine(name)}`, href: tel }] : [];
  const write = email ? [{ label: `Write to ${oneLine(name)}`, href: mailLink(email) }] : [];
  const [main, ...others] = [...call, ...write, openLead(leadLink)];
  return [main ?? openLead(leadLink), ...others];
}

export const actionsOnPage = (lead: Lead, leadLink: string): OfficeMail['actions'] => [
  openLead(leadLink),
  ...answerActions(lead, leadLink).filter(({ href }) => href !== leadLink),
];
