import type { Language } from '@sandhill/company/language.js';
import type { GuideEntryName } from '@sandhill/company/plant-guide/guide-entry-name.js';
import { textConsentWords } from '@sandhill/company/text-consent.js';
import { publishedSlugs } from '../../model/guide-pages.js';
import type { Utm } from '../../model/lead-desk.js';
import type { Urgency } from '../../model/urgency.js';
import {
  CampaignFields,
  GuideSlugs,
  OptionalConsent,
  OptionalUrgency,
  PageLanguage,
  Milliseconds,
  PageMetadata,
} from '../../model/lead-fields.js';

/** Optional fields of all forms. The page fills in most of them. */
export class OptionalPageFields {
  @PageLanguage()
  language?: Language | null;

  @PageMetadata('Path of the page that holds the form.')
  page?: string | null;

  @PageMetadata('The first page of the visit, a path of this site.')
  firstPage?: string | null;

  @PageMetadata('The host of the page that led the visitor here.')
  referrerHost?: string | null;

  @CampaignFields()
  utm?: Utm | null;

  @PageMetadata('The answer to "How did you hear about us?".')
  heardFrom?: string | null;

  @GuideSlugs(
    'Pages of the plant guide that led here, the latest first: those of published entries are kept, at most 5.',
  )
  guide?: string[] | null;

  @OptionalUrgency()
  urgency?: Urgency | null;

  @OptionalConsent()
  textConsent?: boolean | null;

  @PageMetadata('Hidden field (honeypot); a lead that fills it counts as spam.')
  website?: string | null;

  @Milliseconds('Time from showing the form to sending it, in milliseconds.')
  tookMs?: number | null;
}

/**
 * Splits a form into what the visitor typed, the origin that the lead keeps, the urgency, and the signals for the spam
 * check.
 *
 * @param entries the published entries of the guide
 */
export function splitForm<Form extends OptionalPageFields>(form: Form, entries: readonly GuideEntryName[]) {
  const {
    language,
    page,
    firstPage,
    referrerHost,
    utm,
    heardFrom,
    guide,
    urgency,
    textConsent,
    website,
    tookMs,
    ...typed
  } = form;
  const origin = {
    language: language ?? 'en',
    page: page ?? null,
    firstPage: firstPage ?? null,
    referrerHost: referrerHost ?? null,
    utm: utm ?? null,
    heardFrom: heardFrom ?? null,
    guide: publishedSlugs(guide ?? [], entries),
    ...(textConsent && {
      textConsentAt: new Date(),
      textConsentWords: textConsentWords[language ?? 'en'],
    }),
  };
  return { typed, origin, urgency, signals: { website, tookMs } };
}
