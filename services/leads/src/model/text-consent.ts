import type { Lead } from './lead.entity.js';

/** Returns a visitor's consent to text messages for API responses and web hooks; null without consent. */
export function textConsentOf({
  textConsentAt,
  textConsentWords,
}: Pick<Lead, 'textConsentAt' | 'textConsentWords'>): { at: string; words: string } | null {
  return textConsentAt && { at: textConsentAt.toISOString(), words: textConsentWords ?? '' };
}
