import { commonWords } from './common-words.js';

/** What people put behind a word when a form asks for more, most usual first. */
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
 * More than ten thousand of the passwords that people choose most, in lower case: the usual words with the usual
 * endings. The rules read digits and symbols as letters and take them off before they look here, so that each stands
 * for many.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  [...commonWords].flatMap((word) => endings.map((ending) => word + ending)),
);
