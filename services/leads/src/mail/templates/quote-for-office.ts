import type { AreaMatch } from '@sandhill/company/match-area.js';
import type { MailText } from '@sandhill/platform/mail/mail-text.js';
import type { Lead } from '../../model/lead.entity.js';
import { answerActions } from './answer-actions.js';
import {
  addressFacts,
  contactFacts,
  originFacts,
  urgencyFacts,
  urgencyMark,
  type AboutLead,
} from './lead-facts.js';
import { formatDateTime } from './mail.js';
import { officeMail } from './office-mail.js';

const areaWords: Record<AreaMatch, string> = {
  served: 'in our area',
  nearby: 'close by',
  outside: 'outside our usual area',
  unknown: 'not recognized',
};

const languageNames = { en: 'English', es: 'Spanish' };

export function quoteForOffice(quote: Lead, { photos, cameFrom, site, ...links }: AboutLead): MailText {
  const services = (quote.services ?? []).map((id) => site.serviceNames[id].en).join(', ');
  const area = areaWords[quote.areaMatch ?? 'unknown'];
  return officeMail(quote, {
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
      ...contactFacts(quote),
      ...addressFacts(quote),
      { label: 'Area', value: quote.areaName ? `${quote.areaName} (${area})` : area },
      { label: 'Services', value: services },
      { label: 'Language', value: languageNames[quote.language] },
      { label: 'Received', value: formatDateTime(quote.createdAt) },
      ...originFacts(quote, cameFrom),
    ],
    photos,
    site,
  });
}
