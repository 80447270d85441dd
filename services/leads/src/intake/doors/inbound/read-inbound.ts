import type { Site } from '@sandhill/company/content/site.js';
import { isEmailAddress } from '@sandhill/company/email-address.js';
import { languages, type Language } from '@sandhill/company/language.js';
import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { cutText } from '@sandhill/platform/validation/texts.js';
import { quoteServiceIds } from '../../../model/quote-services.js';
import { urgencies, type Urgency } from '../../../model/urgency.js';
import { inboundFields, linesOf, type InboundField } from './inbound-fields.js';

export interface InboundLead {
  name: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  services: QuoteServiceId[];
  subject: string | null;
  /** The message, followed by the values that fit no other field; cut off at the maximum length. */
  message: string;
  language: Language;
  urgency: Urgency | null;
  externalId: string | null;
}

const maxMessageLength = 10_000;

type Part = Exclude<keyof InboundLead, 'message'> | 'firstName' | 'lastName' | 'street' | 'place' | 'text';

/** Maps the field names that programs use, reduced to lower-case letters, to parts of a lead. */
const parts: Readonly<Record<string, Part>> = {
  name: 'name',
  fullname: 'name',
  firstname: 'firstName',
  lastname: 'lastName',
  email: 'email',
  emailaddress: 'email',
  useremail: 'email',
  phone: 'phone',
  phonenumber: 'phone',
  address: 'street',
  streetaddress: 'street',
  city: 'place',
  state: 'place',
  region: 'place',
  zip: 'place',
  zipcode: 'place',
  postalcode: 'place',
  services: 'services',
  service: 'services',
  subject: 'subject',
  message: 'text',
  comments: 'text',
  description: 'text',
  language: 'language',
  urgency: 'urgency',
  externalid: 'externalId',
  leadid: 'externalId',
};

/** Parts that may have several values, which are joined. Every other part has only one value. */
const joinedParts: ReadonlySet<Part> = new Set([
  'firstName',
  'lastName',
  'street',
  'place',
  'services',
  'text',
]);

const longest = { name: 200, phone: 40, address: 500, subject: 200, externalId: 200 };

/**
 * Reads a lead that another program sent. Values that do not fit their field, and fields with unknown names, go into
 * the message: no lead is lost because of its format. If a field takes only one value, further values, such as a second
 * email address, go into the message too.
 */
export function parseInboundLead(
  body: Readonly<Record<string, unknown>>,
  { serviceNames }: Site,
): InboundLead {
  const found = new Map<Part, string[]>();
  const rest: InboundField[] = [];
  for (const field of inboundFields(body)) {
    const key = field.name.toLowerCase().replace(/[^a-z]/g, '');
    // A field may be called "constructor", which every object has.
    const part = Object.hasOwn(parts, key) ? parts[key] : undefined;
    const known = part && found.get(part);
    if (!part || !fits(part, field.text, serviceNames)) rest.push(field);
    else if (!known || joinedParts.has(part)) found.set(part, [...(known ?? []), field.text]);
    else if (!known.includes(field.text)) rest.push(field);
  }
  const first = (part: Part) => found.get(part)?.[0] ?? null;
  const joined = (...names: Part[]) => names.flatMap((part) => found.get(part) ?? []);
  const address = cutText(joined('street', 'place').join(', '), longest.address);
  const texts = [...joined('text'), linesOf(rest)].filter(Boolean);
  return {
    name: first('name') ?? (cutText(joined('firstName', 'lastName').join(' '), longest.name) || null),
    email: first('email'),
    phone: first('phone'),
    address: address || null,
    services: joined('services').flatMap((text) => servicesIn(text, serviceNames) ?? []),
    subject: first('subject'),
    message: cutText(texts.join('\n\n'), maxMessageLength),
    language: (first('language')?.slice(0, 2).toLowerCase() ?? 'en') as Language,
    urgency: first('urgency') as Urgency | null,
    externalId: first('externalId'),
  };
}

function fits(part: Part, text: string, serviceNames: Site['serviceNames']): boolean {
  if (part === 'email') return isEmailAddress(text);
  if (part === 'phone') return text.length <= longest.phone && /\d{4}/.test(text.replace(/[^\d]/g, ''));
  if (part === 'services') return servicesIn(text, serviceNames) !== undefined;
  if (part === 'language') return languages.some((language) => text.slice(0, 2).toLowerCase() === language);
  if (part === 'urgency') return urgencies.some((urgency) => urgency === text);
  if (part === 'text') return true;
  return text.length <= (longest[part as keyof typeof longest] ?? longest.name);
}

/**
 * Returns services given by id or name in either language, separated by commas or semicolons; undefined if one is
 * unknown.
 */
function servicesIn(text: string, serviceNames: Site['serviceNames']): QuoteServiceId[] | undefined {
  const wished = text.toLowerCase().split(/[,;]/, quoteServiceIds.length + 1);
  const ids = wished.map((one) =>
    quoteServiceIds.find((id) =>
      [id, serviceNames[id].en, serviceNames[id].es].some((name) => name.toLowerCase() === one.trim()),
    ),
  );
  const known = ids.filter((id) => id !== undefined);
  return known.length === ids.length ? [...new Set(known)] : undefined;
}
