/** Names of the months, January first, as they are written inside a sentence. */
export const spanishMonths = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/**
 * Converts a Spanish time from `Intl` to the form of the Spanish Academy, with no-break spaces: "1:05 p. m." for "1:05
 * p.m.".
 */
export const spanishTime = (time: string): string => time.replace(/\s([ap])\.\s?m\./, '\u00a0$1.\u00a0m.');

/** Returns a Spanish time with its article: "la 1:05 p. m.", "las 10 a. m.". */
export const withArticle = (time: string): string => `${/^1\b/.test(time) ? 'la' : 'las'} ${time}`;

/**
 * Adds the article to a Spanish moment, which may begin with a day: "las 1:05 p. m.", "el 5 mar 2026, 1:05 p. m.".
 */
export const momentWithArticle = (moment: string): string =>
  /^\d+:/.test(moment) ? withArticle(moment) : `el ${moment}`;

/**
 * Returns a Spanish time with its preposition, such as "a las 4 p. m." for "las 4 p. m.". A time that begins with its
 * day needs none.
 */
export const withPreposition = (time: string): string => (/^las? /.test(time) ? `a ${time}` : time);
