import type { Language } from './language.js';

/** The words by which a visitor allows text messages (N11). Leads keep the words that were shown. */
export const textConsentWords: Record<Language, string> = {
  en: 'You may text me about this request',
  es: 'Pueden escribirme por texto sobre esta solicitud',
};
