/** Texts to search for: a lead has to hold one of each list. */
type SearchTerms = ReadonlyArray<readonly string[]>;

const dialled = /^[\d\s().+/\-–]+$/;

/** Shorter ones are house numbers and prices. */
const leastDigits = 4;

/** A number with at least an exchange is one term, however it is parted. */
const leastWhole = 7;

/** Every word counts, in any order. Phone numbers are found in any spelling, and by their endings. */
export function searchTerms(text: string): SearchTerms {
  const whole = numberIn(text, leastWhole);
  if (whole !== undefined) return [[text, whole]];
  return [...new Set(text.split(/\s+/))].filter(Boolean).map((word) => {
    const number = numberIn(word, leastDigits);
    return number === undefined || number === word ? [word] : [word, number];
  });
}

/** The digits of a phone number without a prefix that it may be written without. */
function numberIn(text: string, least: number): string | undefined {
  if (!dialled.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < least) return undefined;
  return digits.replace(/^(?:001|00|1(?=\d{10}$))/, '');
}
