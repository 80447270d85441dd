import type { Language } from '@sandhill/company/language.js';

const key = 'language';

/** Returns the language that the visitor chose last; null if they chose none or the browser has no storage. */
export function rememberedLanguage(): Language | null {
  try {
    const value = localStorage.getItem(key);
    return value === 'en' || value === 'es' ? value : null;
  } catch {
    // Storage may be turned off. The choice then lasts only as long as the URL contains the language.
    return null;
  }
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Without storage, the choice lasts only as long as the URL contains the language.
  }
}
