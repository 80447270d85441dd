/** Returns a Spanish time with its article: "la 1:05 p. m.", "las 10 a. m.". */
export const withArticle = (time: string): string => `${/^1\b/.test(time) ? 'la' : 'las'} ${time}`;
