import { wordsOf } from './words.js';

/** Words in names of places and streets, as they are compared. "St" is Saint or Street: both become "st". */
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

/** Returns the words of a street address or a place in comparable form: "Ft. Myers" and "Fort Myers" are the same. */
export const placeWordsOf = (text: string): string[] => wordsOf(text).map((word) => longForms[word] ?? word);
