import { oneLine } from '@sandhill/platform/mail/mail-text.js';
import { telLink } from './mail.js';
import type { MailAction, OfficeMail } from './office-mail.js';

/** The lead's own page in the admin area. */
export function openLead(leadLink: string): MailAction {
  return { label: 'Open the lead', href: leadLink };
}

/** What the office can do about a lead: call if there is a phone number, write, and open it. */
export function answerActions(
  { name, email, phone }: { name: string; email: string; phone: string | null },
  leadLink: string,
): OfficeMail['actions'] {
  const write = { label: `Write to ${oneLine(name)}`, href: `mailto:${encodeURIComponent(email)}` };
  const tel = phone ? telLink(phone) : undefined;
  return tel
    ? [{ label: `Call ${oneLine(name)}`, href: tel }, write, openLead(leadLink)]
    : [write, openLead(leadLink)];
}
