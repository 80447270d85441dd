import type { Quote } from '../../model/quote.entity.js';
import type { AreaMatch } from '@sandhill/company/match-area.js';
import { type MailText } from '@sandhill/platform/mail/mail-text.js';
import { answerActions } from './answer-actions.js';
import { mailLink, mapLink, officeTime, telLink } from './mail.js';
import { officeMail, type MailPhoto } from './office-mail.js';
import type { Site } from '@sandhill/company/content/site.js';

const areaWords: Record<AreaMatch, string> = {
  served: 'in our area',
  nearby: 'close by',
  outside: 'outside our usual area',
  unknown: 'not recognized',
};

const languageNames = { en: 'English', es: 'Spanish' };

const photosNotKept = (count: number) =>
  `${count === 1 ? '1 photo' : `${count} photos`} could not be kept: the server had no room. The page asked the visitor to send photos by mail.`;

/** The office's mail about a quote request. */
export function quoteForOffice(
  quote: Quote,
  { photos, site, ...links }: { photos: MailPhoto[]; leadLink: string; haveItLink?: string; site: Site },
): MailText {
  const { email, phone, address } = quote;
  const services = quote.services.map((id) => site.serviceNames[id].en).join(', ');
  const area = areaWords[quote.areaMatch];
  return officeMail({
    subject: [quote.reference, quote.areaName ?? area, services],
    heading: `Quote request ${quote.reference}`,
    actions: answerActions(quote, links.leadLink),
    haveItLink: links.haveItLink,
    facts: [
      { label: 'Name', value: quote.name },
      ...(phone ? [{ label: 'Phone', value: phone, link: telLink(phone) }] : []),
      ...(email ? [{ label: 'E-mail', value: email, link: mailLink(email) }] : []),
      ...(address ? [{ label: 'Address', value: address, link: mapLink(address) }] : []),
      { label: 'Area', value: quote.areaName ? `${quote.areaName} (${area})` : area },
      { label: 'Services', value: services },
      { label: 'Language', value: languageNames[quote.language] },
      { label: 'Received', value: officeTime(quote.createdAt) },
      ...(quote.page ? [{ label: 'Page', value: quote.page }] : []),
      ...(quote.photosNotKept > 0 ? [{ label: 'Photos', value: photosNotKept(quote.photosNotKept) }] : []),
    ],
    message: quote.message,
    photos,
    isAnswerable: email !== null,
    site,
  });
}
