import type { Language } from '@sandhill/company/language.js';
import { PageLanguage, Milliseconds, PageMetadata } from '../../model/lead-fields.js';

/** Optional fields that the page adds to both forms. */
export class OptionalPageFields {
  @PageLanguage()
  language?: Language | null;

  @PageMetadata('Path of the page that holds the form.')
  page?: string | null;

  @PageMetadata('Hidden field (honeypot); a lead that fills it counts as spam.')
  website?: string | null;

  @Milliseconds('Time from showing the form to sending it, in milliseconds.')
  tookMs?: number | null;
}

/** Splits a form into what the visitor typed, the origin that the lead keeps, and the signals for the spam check. */
export function splitForm<Form extends OptionalPageFields>(form: Form) {
  const { language, page, website, tookMs, ...typed } = form;
  return { typed, origin: { language: language ?? 'en', page: page ?? null }, signals: { website, tookMs } };
}
