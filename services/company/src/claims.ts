import type { Localized } from './language.js';

/**
 * Every claim of the site, once. A page that words a claim differently has its own entry. The years since the foundation
 * are computed from `profile.yearFounded`.
 */
export const claims = {
  /** Wording of the About page; other pages show the computed years. */
  aboutYears: { en: '20+', es: 'más de 20' },
  associations: { en: '200+', es: 'más de 200' },
  projects: { en: '500+', es: 'más de 500' },
  rating: { en: '4.9/5', es: '4.9/5' },
  emergency: { en: '24-hour', es: '24 horas' },
  /** Wording of the HOA page for the emergency line. */
  emergencyAllWeek: { en: '24/7', es: '24 horas, los 7 días' },
  /** Wording of the contact page's rating strip. */
  contactResponse: { en: '24hr', es: '24 h' },
  /** Promised response time after a quote request. */
  quoteResponse: { en: '24-48 business hours', es: '24 a 48 horas hábiles' },
  waterSaving: { en: 'up to 30%', es: 'hasta un 30 %' },
  accountSetup: { en: '1-2 business days', es: '1 a 2 días hábiles' },
} satisfies Record<string, Localized>;

/** `claims.quoteResponse` in business hours, for reminders. */
export const quoteResponseHours = { from: 24, to: 48 };
