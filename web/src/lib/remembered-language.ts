import type { Language } from '@sandhill/company/language.js';

const key = 'language';

/** The language the visitor chose last; null when none was chosen or the browser keeps nothing. */
export function rememberedLanguage(): Language | null {
  try {
    const value = localStorage.getItem(key);
    return value === 'en' || value === 'es' ? value : null;
  } catch {
    // Storage may be switched off; the choice then lasts as long as the address.
    return null;
  }
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // See above.
  }
}
