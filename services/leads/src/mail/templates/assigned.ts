import { letterheadOf } from '@sandhill/company/letterhead.js';
import type { Site } from '@sandhill/company/content/site.js';
import { mailPage, mainButton } from '@sandhill/platform/mail/mail-html.js';
import { escapeHtml, type MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { actionsOnPage } from './answer-actions.js';
import { mailLink, officeTime, subjectOf, telLink } from './mail.js';
import { officeMail } from './office-mail.js';

/** Returns the notice to a member of staff that a lead is assigned to them. */
export function assigned(lead: Lead, { leadLink, site }: { leadLink: string; site: Site }): MailText {
  const { kind, reference, name, email, phone, message, createdAt } = lead;
  const what = kind === 'quote' ? 'Quote request' : 'Message';
  return officeMail({
    subject: [reference, 'Assigned to you'],
    heading: `${what} ${reference} is assigned to you`,
    actions: actionsOnPage(lead, leadLink),
    facts: [
      { label: 'Received', value: officeTime(createdAt) },
      { label: 'Name', value: name },
      ...(phone ? [{ label: 'Phone', value: phone, link: telLink(phone) }] : []),
      ...(email ? [{ label: 'Email', value: email, link: mailLink(email) }] : []),
    ],
    message,
    photos: [],
    isAnswerable: email !== null,
    site,
  });
}

const openMine = 'Open my leads';

/** Returns the notice to a member of staff that the leads of a colleague are assigned to them. */
export function handedOver(mineLink: string, site: Site): MailText {
  const letterhead = letterheadOf(site);
  const heading = 'A colleague’s open leads are assigned to you';
  return {
    subject: subjectOf(heading),
    text: [heading, `${openMine}: ${mineLink}`].join('\n\n'),
    html: mailPage({
      letterhead,
      language: 'en',
      preview: heading,
      heading,
      parts: [mainButton(openMine, mineLink)],
      footer: [escapeHtml(letterhead.name)],
    }),
  };
}
