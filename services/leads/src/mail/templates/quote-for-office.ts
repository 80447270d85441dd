import type { Lead } from '../../model/lead.entity.js';
import type { AreaMatch } from '@sandhill/company/match-area.js';
import { type MailText } from '@sandhill/platform/mail/mail-text.js';
import { answerActions } from './answer-actions.js';
import { mailLink, mapLink, officeTime, telLink } from './mail.js';
import { officeMail } from './office-mail.js';
import { originFacts, urgencyFacts, urgencyMark, type AboutLead } from './origin-facts.js';

const areaWords: Record<AreaMatch, string> = {
  served: 'in our area',
  nearby: 'close by',
  outside: 'outside our usual area',
  unknown: 'not recognized',
};

const languageNames = { en: 'English', es: 'Spanish' };

/** Returns the office's mail about a quote request. */
export function quoteForOffice(quote: Lead, { photos, cameFrom, site, ...links }: AboutLead): MailText {
  const { email, phone, address } = quote;
  const services = (quote.services ?? []).map((id) => site.serviceNames[id].en).join(', ');
  const area = areaWords[quote.areaMatch ?? 'unknown'];
  return officeMail({
    subject: [
      urgencyMark(quote),
      quote.reference,
      quote.areaName ?? area,
      cameFrom[0]?.name ?? null,
      services,
    ],
    heading: `Quote request ${quote.reference}`,
    actions: answerActions(quote, links.leadLink),
    haveItLink: links.haveItLink,
    facts: [
      ...urgencyFacts(quote),
      { label: 'Name', value: quote.name },
      ...(phone ? [{ label: 'Phone', value: phone, link: telLink(phone) }] : []),
      ...(email ? [{ label: 'Email', value: email, link: mailLink(email) }] : []),
      ...(address ? [{ label: 'Address', value: address, link: mapLink(address) }] : []),
      { label: 'Area', value: quote.areaName ? `${quote.areaName} (${area})` : area },
      { label: 'Services', value: services },
      { label: 'Language', value: languageNames[quote.language] },
      { label: 'Received', value: officeTime(quote.createdAt) },
      ...originFacts(quote, cameFrom),
    ],
    message: quote.message,
    photos,
    isAnswerable: email !== null,
    site,
  });
}
