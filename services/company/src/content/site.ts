import type { Language, Localized } from '../language.js';
import type { OpeningHours } from '../opening-hours.js';
import type { QuoteServiceId } from '../quote-service-id.js';
import { facts as shippedFacts } from '../first-version/facts.js';
import { hints as shippedHints } from '../first-version/hints.js';
import { testimonials as shippedTestimonials } from '../first-version/testimonials.js';
import type { PicturePlace } from '../pictures/picture-places.js';
import {
  pictureOfPerson,
  shownPictures,
  type ShownPicture,
  type SitePicture,
} from '../pictures/site-picture.js';
import { serviceIds, type ServiceId } from '../service-ids.js';
import { officeDay } from '../office-day.js';
import type { ClaimId } from './claim-ids.js';
import type { PageId } from './page-ids.js';
import type { PublicContent } from './public-content.js';
import { claimEnds, shownClaimIds } from './shown-claims.js';
import { withFallback, type ShownText } from './shown-text.js';
import { tokenPattern, type TokenName } from './token-names.js';
import { tokenValue } from './token-value.js';

export interface Profile {
  name: string;
  fullName: string;
  phone: { display: string; e164: string };
  address: PublicContent['facts']['address'] & { oneLine: string };
  emails: PublicContent['facts']['emails'];
  /** Domain of the office's email address. */
  domain: string;
  /** `isSample` marks a license that came with the product. */
  licenses: Array<{ name: ShownText; number: string; register?: string; isSample?: boolean }>;
  yearFounded: number;
  owners: string[];
  /** Whether `owners` contains a sample name that came with the product. */
  areOwnersSamples?: boolean;
  /** URLs of the social networks, without networks that are not filled in. */
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
  /** Position of the area on the map: latitude and longitude of its center, in degrees. */
  at: [latitude: number, longitude: number];
  /** ZIP codes of the area. Each may belong to several areas. */
  zips: string[];
  /** Whether the area is served, but not every week. Customers there are asked to call first. */
  isNearby: boolean;
}

export interface Question {
  question: ShownText;
  answer: ShownText;
  places: Array<'contact' | ServiceId>;
}

export interface Testimonial {
  name: string;
  location: string;
  role?: ShownText;
  rating: number;
  text: ShownText;
  isAssociation: boolean;
  source?: string;
  /** Day in the form `YYYY-MM-DD`. */
  date?: string | null;
  link?: string;
  /** Whether the testimonial is a shipped sample and not the words of a customer. */
  isSample?: boolean;
}

interface ShownPerson {
  name: string;
  role?: ShownText;
  picture?: ShownPicture;
  /** Whether the person is a shipped sample. */
  isSample?: boolean;
}

/** The firm's texts and facts in the form that pages, mails and reminders read. Plain data. */
export interface Site {
  profile: Profile;
  hours: OpeningHours;
  banner: {
    mode: 'always' | 'season' | 'off';
    text: ShownText;
    link: string;
    from?: string | null;
    until: string | null;
  };
  hero: Array<{ id: string; title: ShownText; subtitle: ShownText; btnText: ShownText }>;
  testimonials: Testimonial[];
  /** The claims that are shown, by id. */
  claims: Partial<Record<ClaimId, ShownText>>;
  /** Last day on which each claim is shown, for claims with a check date. */
  claimEnds: Partial<Record<ClaimId, string>>;
  /**
   * Number of business hours within which a lead of each kind is answered, as the site promises to visitors. In the
   * lists for staff, an unanswered lead counts as late after this time.
   */
  responseHours: Record<'quote' | 'contact', number>;
  /** The eight services, in display order. */
  services: Service[];
  serviceNames: Record<QuoteServiceId, ShownText>;
  /** Served and nearby areas, in display order. */
  areas: Area[];
  /** Names of the communities that the page About and the HOA page list. */
  mainAreas: string[];
  openings: Array<{ title: ShownText; text: ShownText }>;
  questions: Question[];
  /** Small print of the 404 page and of the sign-in page. */
  hints: { notFound: ShownText; diagnostics: boolean };
  /** Whether search engines, the footer and the sitemap list the page for booking a visit. */
  visitsOn: boolean;
  pages: Record<PageId, { title: ShownText; description: ShownText; keywords: ShownText }>;
  /** The firm's own pictures, by place. Other places show the shipped pictures. */
  pictures: Partial<Record<PicturePlace, ShownPicture>>;
  people: ShownPerson[];
}

const other: Localized = { en: 'Other', es: 'Otro' };

/**
 * Returns the site as pages read it: replaces names in braces, falls back to English, and derives values from other
 * facts. A claim that has ended by `today` is left out, together with the sentences that name it.
 *
 * @param known pictures of media, among them those that the content names; only pages need them
 */
export function readSite(
  content: PublicContent,
  today = officeDay(),
  known: readonly SitePicture[] = [],
): Site {
  const { facts, claims, services, banner, hero, testimonials, openings, questions, pages } = content;
  const profile = toProfile(facts);
  const hints = content.hints ?? shippedHints;
  const show = (text: Localized) => fill(withFallback(text), content, today);
  const shown = shownClaimIds(content, today);
  const shownServices = serviceIds.map((id) => ({
    id,
    name: withFallback(services[id].name),
    shortDescription: show(services[id].shortDescription),
    fullDescription: show(services[id].fullDescription),
    benefits: services[id].benefits.map(show).filter(isSaid),
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
      ...(isShipped(text) && { isSample: true }),
    })),
    claims: Object.fromEntries(shown.map((id) => [id, withFallback(claims[id]?.text ?? noText)])),
    claimEnds: Object.fromEntries(
      shown.flatMap((id) => {
        const asOf = claims[id]?.asOf;
        return asOf ? [[id, claimEnds(asOf)]] : [];
      }),
    ),
    responseHours: { quote: claims.quoteResponse.value ?? 48, contact: claims.contactResponse.value ?? 24 },
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
    questions: questions
      .map(({ question, answer, places }) => ({ question: show(question), answer: show(answer), places }))
      .filter(({ question, answer }) => isSaid(question) && isSaid(answer)),
    visitsOn: content.visitsOn ?? false,
    hints: { ...hints, notFound: show(hints.notFound) },
    pages: mapValues(pages, (_, id) => pageOf(id)),
    pictures: shownPictures(content, known),
    people: (content.people ?? []).map((person) => ({
      name: person.name,
      ...(person.role.en && { role: show(person.role) }),
      picture: pictureOfPerson(person, known),
      ...(isShippedPerson(person.name) && { isSample: true }),
    })),
  };
}

function toProfile({
  phone,
  address,
  emails,
  licenses,
  socialMedia,
  owners,
  ...rest
}: PublicContent['facts']): Profile {
  const digits = phone.replaceAll(/\D/g, '').slice(-10);
  return {
    ...rest,
    phone: { display: phone, e164: `+1${digits}` },
    address: { ...address, oneLine: `${address.street}, ${address.city}, ${address.state} ${address.zip}` },
    emails,
    domain: emails.office.split('@')[1] ?? '',
    licenses: licenses.map(({ name, number, register }) => ({
      name: withFallback(name),
      number,
      ...(register && { register }),
      ...(shippedFacts.licenses.some((shipped) => shipped.number === number) && { isSample: true }),
    })),
    owners,
    ...(owners.some(isShippedPerson) && { areOwnersSamples: true }),
    socialMedia: Object.fromEntries(Object.entries(socialMedia).filter(([, address]) => address !== '')),
  };
}

const isShippedPerson = (name: string) => shippedFacts.owners.includes(name);

const isShipped = (text: Localized) => shippedTestimonials.some((shipped) => shipped.text.en === text.en);

const titled = (name: ShownText, firm: string): ShownText => ({
  ...name,
  en: `${name.en} | ${firm}`,
  es: `${name.es} | ${firm}`,
});

const isSaid = (text: ShownText) => text.en !== '';

const noText: Localized = { en: '', es: '' };

const sentencesOf = (text: string, language: Language) =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment);

function fill(text: ShownText, content: PublicContent, today: string): ShownText {
  const filled = (words: string, language: Language) => {
    const valueOf = (name: TokenName) => tokenValue(name, content, { language, today });
    const isWhole = (part: string) =>
      [...part.matchAll(tokenPattern)].every(([, name]) => valueOf(name as TokenName) !== undefined);
    const said = isWhole(words) ? words : sentencesOf(words, language).filter(isWhole).join('').trimEnd();
    return said.replaceAll(tokenPattern, (_, name: TokenName) => valueOf(name) ?? '');
  };
  return { ...text, en: filled(text.en, 'en'), es: filled(text.es, text.isEnglishOnly ? 'en' : 'es') };
}

function mapValues<Key extends string, From, To>(
  record: Record<Key, From>,
  change: (value: From, key: Key) => To,
): Record<Key, To> {
  const entries = Object.entries(record) as Array<[Key, From]>;
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)])) as Record<Key, To>;
}
