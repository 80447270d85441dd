import { commonWords } from './common-words.js';

/** Endings that people append to a word to make it longer, most common first. */
const endings = [
  '',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '!',
  '01',
  '2',
  '7',
  '69',
  '99',
  '00',
  '11',
  '13',
  '23',
];

/**
 * A set of more than ten thousand of the most common passwords in lower case: common words with common endings. Callers
 * replace or strip digits and symbols before the lookup, so that each entry covers many variants.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  [...commonWords].flatMap((word) => endings.map((ending) => word + ending)),
);
