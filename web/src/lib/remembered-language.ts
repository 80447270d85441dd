import type { Language } from '@sandhill/company/language.js';
import { storeText, readStoredText } from './browser-storage';

const key = 'language';

/** Returns the language that the visitor chose last; null if they chose none or the browser has no storage. */
export function rememberedLanguage(): Language | null {
  const value = readStoredText('localStorage', key);
  return value === 'en' || value === 'es' ? value : null;
}

/** Without storage, the choice lasts only as long as the URL contains the language. */
export const rememberLanguage = (language: Language): void => storeText('localStorage', key, language);
