import { z } from 'zod';
import { serviceIds } from '../service-ids.js';
import { weekdays } from '../opening-hours.js';
import { picturePlaces } from '../pictures/picture-places.js';
import { claimIds, type ClaimId } from './claim-ids.js';
import { pageIds } from './page-ids.js';
import {
  day,
  link,
  list,
  localized,
  localizedPlain,
  mailAddress,
  note,
  optionalLocalized,
  optionalLocalizedPlain,
  plainText,
  webAddress,
} from './texts.js';

const coordinates = z.tuple([
  z.number('not_a_number').min(24, 'place_outside').max(32, 'place_outside'),
  z.number('not_a_number').min(-88, 'place_outside').max(-79, 'place_outside'),
]);

const facts = z.strictObject({
  name: plainText(60),
  fullName: plainText(120),
  /** Phone number as it is displayed: ten digits, with or without a leading 1. */
  phone: plainText(30).refine((value) => /^1?\d{10}$/.test(value.replaceAll(/\D/g, '')), 'phone_invalid'),
  address: z.strictObject({
    street: plainText(100),
    city: plainText(60),
    state: z.string('not_a_text').regex(/^[A-Z]{2}$/, 'state_invalid'),
    zip: z.string('not_a_text').regex(/^\d{5}(-\d{4})?$/, 'zip_invalid'),
    /** Position of the office on the map: latitude and longitude in degrees. */
    at: coordinates,
  }),
  emails: z.strictObject({ general: mailAddress, office: mailAddress, support: mailAddress }),
  /**
   * State and county licenses, which the law requires to be displayed. Those of the first version are made up, like the
   * rest of the company.
   */
  licenses: list(
    z.strictObject({
      name: localizedPlain(80),
      number: plainText(40),
      /** URL of the public register that shows the license. Missing in content from before this field existed. */
      register: webAddress.optional(),
    }),
    { max: 10 },
  ),
  yearFounded: z.int('not_a_number').min(1850, 'year_invalid').max(2100, 'year_invalid'),
  owners: list(plainText(80), { min: 1, max: 6 }),
  socialMedia: z.strictObject({
    facebook: webAddress,
    instagram: webAddress,
    pinterest: webAddress,
    twitter: webAddress,
    linkedin: webAddress,
  }),
});

const timeOfDay = z.string('not_a_text').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time_invalid');

const dayHours = z.union(
  [
    z.enum(['appointment', 'closed']),
    z
      .strictObject({ from: timeOfDay, to: timeOfDay })
      .refine(({ from, to }) => from < to, { error: 'times_reversed', path: ['to'] }),
  ],
  'hours_invalid',
);

/** Maximum number of days that one closed period covers. */
const maxClosedDays = 60;

const closedDay = z
  .strictObject({
    date: day,
    /** Last day, if the entry covers several days. Missing in content from before this field existed. */
    until: day.nullable().optional(),
    name: localized(60),
  })
  .refine(({ date, until }) => !until || isSpan(date, until), { error: 'days_reversed', path: ['until'] });

function isSpan(from: string, until: string): boolean {
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000;
  return days >= 0 && days < maxClosedDays;
}

const hours = z.strictObject({
  week: z.record(z.enum(weekdays), dayHours),
  closedDays: list(closedDay, { max: 40 }),
});

const banner = z
  .strictObject({
    /** When the banner is shown. `season` is June to November. */
    mode: z.enum(['always', 'season', 'off'], 'not_a_choice'),
    text: localized(160),
    /** Target of the banner's link. If it is empty, the link calls the office. */
    link,
    /**
     * First day on which the banner is shown; `null` means immediately. Missing in content from before this field
     * existed.
     */
    from: day.nullable().optional(),
    /** Last day on which the banner is shown; `null` means without an end. */
    until: day.nullable(),
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    error: 'days_reversed',
    path: ['until'],
  });

const heroSlide = z.strictObject({
  id: plainText(60),
  title: localized(60),
  subtitle: localized(160),
  btnText: localized(40),
});

const testimonial = z.strictObject({
  name: plainText(80),
  location: plainText(80),
  /** Role of the client. If it is empty, "Client" is shown. */
  role: optionalLocalized(80),
  rating: z.int('not_a_number').min(1, 'rating_invalid').max(5, 'rating_invalid'),
  text: localized(600),
  /** Whether an association wrote the testimonial. The first such testimonial is also shown on the HOA pages. */
  isAssociation: z.boolean('not_a_choice'),
  /**
   * Publication of the testimonial: `source` such as "Google", `date` and `link`. All are missing in content from
   * before these fields existed.
   */
  source: note(80).optional(),
  date: day.nullable().optional(),
  link: webAddress.optional(),
});

const claim = z.strictObject({
  /** Text of the claim. If it is empty, the pages do not make the claim. */
  text: optionalLocalizedPlain(60),
  /**
   * The number in the text, if the product computes with it. For instance, reminders use the number of hours within
   * which an answer is promised.
   */
  value: z.number('not_a_number').min(0, 'number_invalid').max(1_000_000, 'number_invalid').nullable(),
  /** Day of the last check. The claim is no longer shown two years later. */
  asOf: day.nullable(),
  /** Source by which the claim can be verified. Only staff see it. */
  evidence: note(500),
});

type Claims = Record<Exclude<ClaimId, 'award'>, typeof claim> & { award: z.ZodOptional<typeof claim> };

/** The claims by id. `award` is missing in content from before it existed. */
const claims = z.strictObject({
  ...Object.fromEntries(claimIds.map((id) => [id, claim])),
  award: claim.optional(),
} as Claims);

const service = z.strictObject({
  name: localizedPlain(60),
  shortDescription: localized(200),
  fullDescription: localized(1_200),
  benefits: list(localized(160), { min: 3, max: 12 }),
});

const area = z.strictObject({
  name: plainText(60),
  county: plainText(40),
  at: coordinates,
  zips: list(z.string('not_a_text').regex(/^\d{5}$/, 'zip_invalid'), { min: 1, max: 40 }),
  /** Whether the area is served, but not every week. Customers there are asked to call first. */
  isNearby: z.boolean('not_a_choice'),
});

const opening = z.strictObject({ title: localized(100), text: localized(1_200) });

const question = z.strictObject({
  question: localized(160),
  answer: localized(1_200),
  /** Ids of the pages that show the question. */
  places: list(z.enum(['contact', ...serviceIds], 'not_a_choice'), { max: 9 }),
});

/**
 * Texts for search engines and shared links. If those of a service's page are empty, the service's name and description
 * are used.
 */
const page = z.strictObject({
  title: optionalLocalized(110),
  description: optionalLocalized(300),
  keywords: optionalLocalized(300),
});

const readyAnswer = z.strictObject({
  title: plainText(60),
  /** Title for staff who work in Spanish. Missing in content from before this field existed. */
  titleEs: note(60).optional(),
  text: localized(2_000),
});

/** Id of the project that has the gallery picture. */
const pictureId = z.uuid('wrong_shape').lowercase('wrong_shape');

/** A gallery picture that replaces a shipped one. */
const ownPicture = z.strictObject({
  id: pictureId,
  /** Alternative text. Empty if the picture adds nothing to the text beside it. */
  alt: optionalLocalizedPlain(300),
});

const person = z.strictObject({
  name: plainText(80),
  /** Role of the person. If it is empty, none is shown. */
  role: optionalLocalized(80),
  /** Picture of the person. It has no alternative text, because it adds nothing to the name beside it. */
  picture: pictureId.optional(),
});

/** The texts, facts and chosen pictures that the firm edits: one schema for forms, API calls and files. */
export const siteContent = z
  .strictObject({
    facts,
    hours,
    banner,
    hero: list(heroSlide, { min: 3, max: 3 }),
    testimonials: list(testimonial, { max: 12 }),
    claims,
    services: z.record(z.enum(serviceIds), service),
    areas: list(area, { min: 1, max: 80 }),
    /** Names of the communities that the page About and the HOA page list. */
    mainAreas: list(plainText(60), { min: 1, max: 12 }),
    openings: list(opening, { max: 20 }),
    questions: list(question, { max: 80 }),
    pages: z.record(z.enum(pageIds), page),
    /**
     * Whether search engines, the footer and the sitemap list the page for booking a visit. Missing in content from
     * before this field existed.
     */
    visitsOn: z.boolean('not_a_choice').optional(),
    /** Small print that a firm may leave out. Missing in content from before this field existed. */
    hints: z
      .strictObject({
        /** Hint on the 404 page. If it is empty, no hint is shown. */
        notFound: optionalLocalized(160),
        /** Whether the sign-in page at /admin/login offers a panel that sends requests to the API. */
        diagnostics: z.boolean('not_a_choice'),
      })
      .optional(),
    /** The firm's own pictures, by the place that shows them. Missing in content from before this field existed. */
    pictures: z.partialRecord(z.enum(picturePlaces), ownPicture).optional(),
    /** People on the page About. Missing in content from before this field existed. */
    people: list(person, { max: 12 }).optional(),
    /** Ready-made answers to leads, which only staff see. */
    readyAnswers: list(readyAnswer, { max: 30 }),
  })
  .superRefine(({ areas, mainAreas, claims, pages }, context) => {
    const issue = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const names = areas.map(({ name }) => name);
    if (!areas.some(({ isNearby }) => !isNearby)) issue(['areas'], 'areas_all_nearby');
    for (const [index, name] of names.entries())
      if (names.indexOf(name) !== index) issue(['areas', index, 'name'], 'name_twice');
    for (const [index, name] of mainAreas.entries())
      if (!names.includes(name)) issue(['mainAreas', index], 'area_unknown');
    if (claims.quoteResponse.value === null) issue(['claims', 'quoteResponse', 'value'], 'number_missing');
    const ownPages = pageIds.filter((id) => !(serviceIds as readonly string[]).includes(id));
    for (const id of ownPages)
      for (const part of ['title', 'description'] as const)
        if (pages[id][part].en.trim() === '') issue(['pages', id, part, 'en'], 'text_missing');
  });

/** The firm's texts and facts in the form for editing. `readSite` converts them to the form for pages and mails. */
export type SiteContent = z.infer<typeof siteContent>;
