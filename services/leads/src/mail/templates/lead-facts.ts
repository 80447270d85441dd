import type { Site } from '@sandhill/company/content/site.js';
import type { Language } from '@sandhill/company/language.js';
import { utmFields } from '../../model/lead-desk.js';
import type { Lead } from '../../model/lead.entity.js';
import { mailLink, mapLink, telLink } from './mail.js';
import type { Fact, MailPhoto } from './office-mail.js';
import { staffWords } from './staff-words.js';
import { urgencyWords } from './urgency-words.js';

/** A page of the plant guide from which a lead came. */
export interface CameFrom {
  name: string;
  href: string;
}

export interface LeadLinks {
  leadLink: string;
  haveItLink?: string;
  /** Default: English. */
  language?: Language;
  site: Site;
}

export interface AboutLead extends LeadLinks {
  photos: MailPhoto[];
  /** Pages of the guide from which the lead came. The page that led to the form comes first. */
  cameFrom: readonly CameFrom[];
}

const photosNotKept = (count: number) =>
  `${count === 1 ? '1 photo' : `${count} photos`} could not be kept: the server had no space left. The page asked the customer to send photos by email.`;

export const urgencyMark = ({ urgency }: Lead): string | null => (urgency ? staffWords.en.cannotWait : null);

export const urgencyFacts = ({ urgency }: Lead, language: Language = 'en'): Fact[] =>
  urgency ? [{ label: staffWords[language].cannotWait, value: urgencyWords[language][urgency] }] : [];

export const nameAndPhone = ({ name, phone }: Lead, language: Language = 'en'): Fact[] => [
  { label: staffWords[language].name, value: name },
  ...(phone ? [{ label: staffWords[language].phone, value: phone, link: telLink(phone) }] : []),
];

export const contactFacts = (lead: Lead, language: Language = 'en'): Fact[] => [
  ...nameAndPhone(lead, language),
  ...(lead.email
    ? [{ label: staffWords[language].email, value: lead.email, link: mailLink(lead.email) }]
    : []),
];

export const addressFacts = ({ address }: Lead, language: Language = 'en'): Fact[] =>
  address ? [{ label: staffWords[language].address, value: address, link: mapLink(address) }] : [];

const textsAllowed = ({ textConsentAt }: Lead): Fact[] =>
  textConsentAt ? [{ label: 'Text messages', value: 'allowed about this request' }] : [];

export function originFacts(lead: Lead, cameFrom: readonly CameFrom[]): Fact[] {
  const [first] = cameFrom;
  const names = cameFrom.map(({ name }) => name).join(', ');
  const { doorName, page, firstPage, referrerHost, utm, heardFrom } = lead;
  const said: Array<[label: string, value: string | null | undefined]> = [
    ['Source', doorName],
    ['Page', page],
    ['First page', firstPage],
    ['Website that linked to us', referrerHost],
    // PostgreSQL orders the keys of JSON by their length.
    ['Campaign', utmFields.flatMap((field) => utm?.[field] ?? []).join(' · ')],
    ['Heard about us', heardFrom],
  ];
  return [
    ...textsAllowed(lead),
    ...said.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    ...(first ? [{ label: 'Came from', value: names, link: first.href }] : []),
    ...(lead.photosNotKept > 0 ? [{ label: 'Photos', value: photosNotKept(lead.photosNotKept) }] : []),
  ];
}
