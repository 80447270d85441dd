import type { Lead } from './lead.entity.js';

/** A visitor's consent to text messages, as it is told outside; null without one. */
export function textConsentOf({
  textConsentAt,
  textConsentWords,
}: Pick<Lead, 'textConsentAt' | 'textConsentWords'>): { at: string; words: string } | null {
  return textConsentAt && { at: textConsentAt.toISOString(), words: textConsentWords ?? '' };
}
