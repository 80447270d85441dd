/** Search terms as lists of alternatives: a lead has to contain one alternative of each list. */
type SearchTerms = ReadonlyArray<readonly string[]>;

const dialled = /^[\d\s().+/\-–]+$/;

/** Minimum number of digits of a phone number. Shorter numbers are taken for house numbers or prices. */
const minDigits = 4;

/**
 * Minimum number of digits with which the whole search text, spaces included, counts as one phone number: a local
 * number without its area code.
 */
const minWholeDigits = 7;

/**
 * Splits a search text into terms. A lead must match all terms, in any order. Phone numbers match in any spelling, and
 * by any part of their digits. Straight and curly apostrophes match each other.
 */
export function searchTerms(text: string): SearchTerms {
  const whole = numberIn(text, minWholeDigits);
  if (whole !== undefined) return [[text, whole]];
  return [...new Set(text.split(/\s+/))].filter(Boolean).map((word) => {
    const number = numberIn(word, minDigits) ?? groupIn(word);
    return number === undefined || number === word ? spellingsOf(word) : [word, number];
  });
}

const apostrophe = /['’‘]/g;

/** Returns a word with each kind of apostrophe: phones write O’Brien with a curly one, keyboards a straight one. */
const spellingsOf = (word: string): string[] => [
  ...new Set([word, ...["'", '’', '‘'].map((one) => word.replaceAll(apostrophe, one))]),
];

/**
 * Returns the digits of a phone number, without international prefix or leading 1; undefined if the text is not a phone
 * number.
 */
function numberIn(text: string, least: number): string | undefined {
  if (!dialled.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < least) return undefined;
  return digits.replace(/^(?:001|00|1(?=\d{10}$))/, '');
}

/** Returns the digits of a short group of a phone number, such as an area code in parentheses. */
const groupIn = (word: string): string | undefined =>
  dialled.test(word) ? word.replaceAll(/\D/g, '') || undefined : undefined;
