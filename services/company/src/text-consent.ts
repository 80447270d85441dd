import type { Language } from './language.js';

/** Words with which a visitor allows text messages. Leads store the words that the visitor was shown. */
export const textConsentWords: Record<Language, string> = {
  en: 'You may text me about this request',
  es: 'Pueden enviarme mensajes de texto sobre esta solicitud',
};
