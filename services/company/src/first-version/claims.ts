import type { ClaimId } from '../content/claim-ids.js';
import type { SiteContent } from '../content/site-content.js';
import type { Localized } from '../language.js';

const texts: Record<ClaimId, Localized> = {
  aboutYears: { en: '20+', es: 'más de 20' },
  associations: { en: '200+', es: 'más de 200' },
  projects: { en: '500+', es: 'más de 500' },
  rating: { en: '4.9/5', es: '4.9/5' },
  emergency: { en: '24-hour', es: '24 horas' },
  emergencyAllWeek: { en: '24/7', es: '24 horas, los 7 días' },
  contactResponse: { en: '24hr', es: '24 h' },
  quoteResponse: { en: '24-48 business hours', es: '24 a 48 horas hábiles' },
  waterSaving: { en: 'up to 30%', es: 'hasta un 30%' },
  award: { en: 'Award Winning', es: 'Diseño premiado' },
  accountSetup: { en: '1-2 business days', es: '1 a 2 días hábiles' },
};

const values: Partial<Record<ClaimId, number>> = {
  associations: 200,
  projects: 500,
  rating: 4.9,
  contactResponse: 24,
  quoteResponse: 48,
  waterSaving: 30,
};

export const claims = Object.fromEntries(
  Object.entries(texts).map(([id, text]) => [
    id,
    { text, value: values[id as ClaimId] ?? null, asOf: null, evidence: '' },
  ]),
) as SiteContent['claims'];
