import { tokenize } from './tokenize.js';

/**
 * Replacements that make words in names of places and streets comparable. "St" may mean Saint or Street, so both become
 * "st".
 */
const longForms: Record<string, string> = {
  saint: 'st',
  street: 'st',
  ft: 'fort',
  mt: 'mount',
  pt: 'port',
  spgs: 'springs',
  bch: 'beach',
  is: 'island',
  isl: 'island',
  ave: 'avenue',
  av: 'avenue',
  aly: 'alley',
  blvd: 'boulevard',
  cir: 'circle',
  ct: 'court',
  dr: 'drive',
  hwy: 'highway',
  ln: 'lane',
  pkwy: 'parkway',
  pky: 'parkway',
  pl: 'place',
  rd: 'road',
  sq: 'square',
  ter: 'terrace',
  trl: 'trail',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fifth: '5th',
};

/**
 * Returns the words of a street address or a place in comparable form, in which "Ft. Myers" and "Fort Myers" are equal.
 */
export const placeWordsOf = (text: string): string[] => tokenize(text).map((word) => longForms[word] ?? word);
