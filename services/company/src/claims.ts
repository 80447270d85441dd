import type { Localized } from './language.js';

/**
 * Every claim the site makes, once. A page that states a claim in other words has an entry of its own.
 * The years since the foundation are not here: they are computed from `profile.yearFounded`.
 */
export const claims = {
  /** The About page's own words, beside the computed years elsewhere. */
  aboutYears: { en: '20+', es: 'más de 20' },
  associations: { en: '200+', es: 'más de 200' },
  projects: { en: '500+', es: 'más de 500' },
  rating: { en: '4.9/5', es: '4.9/5' },
  emergency: { en: '24-hour', es: '24 horas' },
  /** The HOA page's words for the emergency line. */
  emergencyAllWeek: { en: '24/7', es: '24 horas, los 7 días' },
  /** The contact page's words in the rating strip. */
  contactResponse: { en: '24hr', es: '24 h' },
  /** What a visitor is promised after a quote request. */
  quoteResponse: { en: '24-48 business hours', es: '24 a 48 horas hábiles' },
  waterSaving: { en: 'up to 30%', es: 'hasta un 30 %' },
  accountSetup: { en: '1-2 business days', es: '1 a 2 días hábiles' },
} satisfies Record<string, Localized>;

/** The promise of `claims.quoteResponse` in hours of business, for reminders. */
export const quoteResponseHours = { from: 24, to: 48 };
