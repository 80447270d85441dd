import { oneLine } from '@sandhill/platform/mail/mail-text.js';
import { mailLink, telLink } from './mail.js';
import type { MailAction, OfficeMail } from './office-mail.js';

/** The lead's own page in the admin area. */
export function openLead(leadLink: string): MailAction {
  return { label: 'Open the lead', href: leadLink };
}

/** What the office can do about a lead: call and write if it is known where to, and open it. */
export function answerActions(
  { name, email, phone }: { name: string; email: string | null; phone: string | null },
  leadLink: string,
): OfficeMail['actions'] {
  const tel = phone ? telLink(phone) : undefined;
  const call = tel ? [{ label: `Call ${oneLine(name)}`, href: tel }] : [];
  const write = email ? [{ label: `Write to ${oneLine(name)}`, href: mailLink(email) }] : [];
  const [main, ...others] = [...call, ...write, openLead(leadLink)];
  return [main ?? openLead(leadLink), ...others];
}
