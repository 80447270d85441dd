import type { Profile } from './content/site.js';

const ofTheTrade = ['landscape', 'landscaping', 'irrigation', 'excavation', 'bobcat', 'grapple', 'florida'];

/** Minimum length of a forbidden word, because shorter words occur in many passwords by chance. */
const minWordLength = 4;

/** Returns the words that passwords of this company's staff must not contain, in lower case. */
export function companyWords({ name, owners, address }: Profile): string[] {
  const lastNames = owners.map((owner) => owner.split(/\s+/).at(-1) ?? '');
  const own = [...name.split(/\s+/), name.replaceAll(/\s/g, ''), ...lastNames, address.city];
  const words = own.map((word) => word.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));
  return [...new Set([...words.filter((word) => word.length >= minWordLength), ...ofTheTrade])];
}
