import type { Language } from '@sandhill/company/language.js';
import { formsContent } from '../../content/forms';

const notes: Record<Language, string> = {
  en: formsContent.en.quote.photoNote,
  es: formsContent.es.quote.photoNote,
};

export const hasPhotoNote = (message: string): boolean =>
  Object.values(notes).some((note) => message.includes(note));

/** Returns the message without its note about photos, whatever the note's language. */
export const withoutPhotoNote = (message: string): string =>
  Object.values(notes)
    .reduce((text, note) => text.replaceAll(note, ''), message)
    .trimEnd();

/**
 * Returns the message with exactly one note about photos, in the page's language. A correct note keeps its position.
 */
export function withPhotoNote(message: string, language: Language): string {
  const around = message.split(notes[language]);
  const isRight = around.length === 2 && !hasPhotoNote(around.join(''));
  if (isRight) return message;
  const text = withoutPhotoNote(message);
  return text ? `${text}\n\n${notes[language]}` : notes[language];
}
