/**
 * Converts a Spanish time from `Intl` to the form of the Spanish Academy, with no-break spaces: "1:05 p. m." for "1:05
 * p.m.".
 */
export const spanishTime = (time: string): string => time.replace(/\s([ap])\.\s?m\./, '\u00a0$1.\u00a0m.');

/** Returns a Spanish time with its article: "la 1:05 p. m.", "las 10 a. m.". */
export const withArticle = (time: string): string => `${/^1\b/.test(time) ? 'la' : 'las'} ${time}`;
