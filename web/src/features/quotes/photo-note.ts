import type { Language } from '@sandhill/company/language.js';
import { formsContent } from '../../content/forms';

const notes: Record<Language, string> = {
  en: formsContent.en.quote.photoNote,
  es: formsContent.es.quote.photoNote,
};

export const hasPhotoNote = (message: string): boolean =>
  Object.values(notes).some((note) => message.includes(note));

/** The message without a note about photos, in whichever language it was appended. */
export const withoutPhotoNote = (message: string): string =>
  Object.values(notes)
    .reduce((text, note) => text.replaceAll(note, ''), message)
    .trimEnd();

/** The message with the one note about photos, in the language of the page. One that is right stays where it is. */
export function withPhotoNote(message: string, language: Language): string {
  const around = message.split(notes[language]);
  const isRight = around.length === 2 && !hasPhotoNote(around.join(''));
  if (isRight) return message;
  const text = withoutPhotoNote(message);
  return text ? `${text}\n\n${notes[language]}` : notes[language];
}
