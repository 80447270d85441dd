import type { Lead } from './lead.entity.js';

export function textConsentOf({
  textConsentAt,
  textConsentWords,
}: Pick<Lead, 'textConsentAt' | 'textConsentWords'>): { at: string; words: string } | null {
  return textConsentAt && { at: textConsentAt.toISOString(), words: textConsentWords ?? '' };
}
