import type { Language } from '@sandhill/company/language.js';

const and = { en: 'and', es: 'y' };

/**
 * Returns names joined for a sentence: "Ann, Bob and Carla". Does not use `Intl.ListFormat`, which takes a phone 100 ms
 * to prepare.
 */
export function listOfNames(names: readonly string[], language: Language): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${and[language]} ${names.at(-1)}`;
}
