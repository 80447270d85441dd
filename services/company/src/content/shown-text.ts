import type { Localized } from '../language.js';

/** A text as it is shown: filled in, and in English where there is no Spanish one. */
export interface ShownText extends Localized {
  /** The Spanish one is the English one: `lang="en"` belongs on it. */
  isEnglishOnly?: true;
}

export function withFallback({ en, es }: Localized): ShownText {
  return es.trim() === '' && en !== '' ? { en, es: en, isEnglishOnly: true } : { en, es };
}
