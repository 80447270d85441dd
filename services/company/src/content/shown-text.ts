import type { Localized } from '../language.js';

/**
 * A text as it is shown: with the names in braces replaced, and with the English text in place of a missing Spanish
 * one.
 */
export interface ShownText extends Localized {
  /**
   * Whether the Spanish text is missing, so that `es` is the English text. The element that shows it then needs
   * `lang="en"`.
   */
  isEnglishOnly?: true;
}

export function withFallback({ en, es }: Localized): ShownText {
  return es.trim() === '' && en !== '' ? { en, es: en, isEnglishOnly: true } : { en, es };
}
