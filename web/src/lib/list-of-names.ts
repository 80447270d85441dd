import type { Language } from '@sandhill/company/language.js';

/**
 * Matches a name before which Spanish uses "e" instead of "y": one that begins with the vowel i, such as Isabel or
 * Hilda, but not with a diphthong, as Hielo does.
 */
const beginsWithI = /^(?:h?[ií]|y)(?![aeouáéóú])/iu;

/**
 * Returns names joined for a sentence: "Ann, Bob and Carla". Does not use `Intl.ListFormat`, which takes 100 ms to
 * prepare on a phone.
 */
export function listOfNames(names: readonly string[], language: Language): string {
  if (names.length < 2) return names.join('');
  const last = names.at(-1) ?? '';
  const and = { en: 'and', es: beginsWithI.test(last) ? 'e' : 'y' }[language];
  return `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}
