import type { Language, Localized } from '../language.js';
import type { OpeningHours } from '../opening-hours.js';
import type { QuoteServiceId } from '../quote-service-id.js';
import { serviceIds, type ServiceId } from '../service-ids.js';
import type { ClaimId } from './claim-ids.js';
import type { PageId } from './page-ids.js';
import type { PublicContent } from './public-content.js';
import { withFallback, type ShownText } from './shown-text.js';
import { tokenPattern, type TokenName } from './token-names.js';
import { tokenValue } from './token-value.js';

export interface Profile {
  name: string;
  fullName: string;
  phone: { display: string; e164: string };
  address: PublicContent['facts']['address'] & { oneLine: string };
  emails: PublicContent['facts']['emails'];
  /** Of the office's address. */
  domain: string;
  licenses: Array<{ name: ShownText; number: string }>;
  yearFounded: number;
  owners: string[];
  /** Those that are filled in. */
  socialMedia: Partial<PublicContent['facts']['socialMedia']>;
}

export interface Service {
  id: ServiceId;
  name: ShownText;
  shortDescription: ShownText;
  fullDescription: ShownText;
  benefits: ShownText[];
}

export interface Area {
  name: string;
  county: string;
  /** Where the map marks it: latitude and longitude of its middle, in degrees. */
  at: [latitude: number, longitude: number];
  /** A ZIP code may belong to several. */
  zips: string[];
  /** Not served every week: jobs need a call first. */
  isNearby: boolean;
}

export interface Question {
  question: ShownText;
  answer: ShownText;
  places: Array<'contact' | ServiceId>;
}

/** The firm's words and facts as pages, mails and reminders read them. Plain data. */
export interface Site {
  profile: Profile;
  hours: OpeningHours;
  banner: { mode: 'always' | 'season' | 'off'; text: ShownText; link: string; until: string | null };
  hero: Array<{ id: string; title: ShownText; subtitle: ShownText; btnText: ShownText }>;
  testimonials: Array<{
    name: string;
    location: string;
    role?: ShownText;
    rating: number;
    text: ShownText;
    isAssociation: boolean;
  }>;
  claims: Record<ClaimId, ShownText>;
  /** Business hours within which a quote is answered at the latest. */
  quoteResponseHours: number;
  /** The eight, in the order in which they are listed. */
  services: Service[];
  serviceNames: Record<QuoteServiceId, ShownText>;
  /** In the order in which they are listed: served ones and nearby ones. */
  areas: Area[];
  /** The names of those that About and the HOA page list. */
  mainAreas: string[];
  openings: Array<{ title: ShownText; text: ShownText }>;
  questions: Question[];
  pages: Record<PageId, { title: ShownText; description: ShownText; keywords: ShownText }>;
}

/** What a quote may request besides the services. */
const other: Localized = { en: 'Other', es: 'Otro' };

/** Fills in what texts name in braces, falls back to English, and derives what follows from other facts. */
export function readSite(content: PublicContent): Site {
  const { facts, claims, services, banner, hero, testimonials, openings, questions, pages } = content;
  const profile = toProfile(facts);
  const claimTexts = mapValues(claims, ({ text }) => withFallback(text));
  const show = (text: Localized) => fill(withFallback(text), content);
  const shownServices = serviceIds.map((id) => ({
    id,
    name: withFallback(services[id].name),
    shortDescription: show(services[id].shortDescription),
    fullDescription: show(services[id].fullDescription),
    benefits: services[id].benefits.map(show),
  }));
  const pageOf = (id: PageId) => {
    const { title, description, keywords } = pages[id];
    const service = shownServices.find((candidate) => candidate.id === id);
    return {
      title: service && !title.en ? titled(service.name, profile.name) : show(title),
      description: service && !description.en ? service.shortDescription : show(description),
      keywords: show(keywords),
    };
  };
  return {
    profile,
    hours: {
      ...content.hours,
      closedDays: content.hours.closedDays.map((closed) => ({ ...closed, name: show(closed.name) })),
    },
    banner: { ...banner, text: show(banner.text) },
    hero: hero.map(({ id, title, subtitle, btnText }) => ({
      id,
      title: show(title),
      subtitle: show(subtitle),
      btnText: show(btnText),
    })),
    testimonials: testimonials.map(({ role, text, ...rest }) => ({
      ...rest,
      ...(role.en && { role: show(role) }),
      text: show(text),
    })),
    claims: claimTexts,
    quoteResponseHours: claims.quoteResponse.value ?? 48,
    services: shownServices,
    serviceNames: {
      ...(Object.fromEntries(shownServices.map(({ id, name }) => [id, name])) as Record<
        ServiceId,
        ShownText
      >),
      other,
    },
    areas: content.areas,
    mainAreas: content.mainAreas,
    openings: openings.map(({ title, text }) => ({ title: show(title), text: show(text) })),
    questions: questions.map(({ question, answer, places }) => ({
      question: show(question),
      answer: show(answer),
      places,
    })),
    pages: mapValues(pages, (_, id) => pageOf(id)),
  };
}

function toProfile({
  phone,
  address,
  emails,
  licenses,
  socialMedia,
  ...rest
}: PublicContent['facts']): Profile {
  const digits = phone.replaceAll(/\D/g, '').slice(-10);
  return {
    ...rest,
    phone: { display: phone, e164: `+1${digits}` },
    address: { ...address, oneLine: `${address.street}, ${address.city}, ${address.state} ${address.zip}` },
    emails,
    domain: emails.office.split('@')[1] ?? '',
    licenses: licenses.map(({ name, number }) => ({ name: withFallback(name), number })),
    socialMedia: Object.fromEntries(Object.entries(socialMedia).filter(([, address]) => address !== '')),
  };
}

const titled = (name: ShownText, firm: string): ShownText => ({
  ...name,
  en: `${name.en} | ${firm}`,
  es: `${name.es} | ${firm}`,
});

function fill(text: ShownText, content: PublicContent): ShownText {
  const filled = (words: string, language: Language) =>
    words.replaceAll(tokenPattern, (_, name: TokenName) => tokenValue(name, content, language));
  return { ...text, en: filled(text.en, 'en'), es: filled(text.es, text.isEnglishOnly ? 'en' : 'es') };
}

function mapValues<Key extends string, From, To>(
  record: Record<Key, From>,
  change: (value: From, key: Key) => To,
): Record<Key, To> {
  const entries = Object.entries(record) as Array<[Key, From]>;
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)])) as Record<Key, To>;
}
