import type { Language } from '@sandhill/company/language.js';
import { oneLine } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { mailLink, telLink } from './mail.js';
import type { OfficeMail } from './office-mail.js';
import { staffWords } from './staff-words.js';

export function answerActions(
  { name, email, phone }: Lead,
  leadLink: string,
  language: Language = 'en',
): OfficeMail['actions'] {
  const words = staffWords[language];
  const open = { label: words.openLead, href: leadLink };
  const tel = phone ? telLink(phone) : undefined;
  const call = tel ? [{ label: words.call(oneLine(name)), href: tel }] : [];
  const write = email ? [{ label: words.write(oneLine(name)), href: mailLink(email) }] : [];
  const [main, ...others] = [...call, ...write, open];
  return [main ?? open, ...others];
}

export function actionsOnPage(
  lead: Lead,
  leadLink: string,
  language: Language = 'en',
): OfficeMail['actions'] {
  const open = { label: staffWords[language].openLead, href: leadLink };
  return [open, ...answerActions(lead, leadLink, language).filter(({ href }) => href !== leadLink)];
}
