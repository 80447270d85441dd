import { randomInt } from 'node:crypto';

/**
 * Characters of the codes. Excludes characters that are easily confused when read aloud or copied from paper, and
 * vowels and digits that look like vowels, so that no rude or forbidden word can appear by chance.
 */
const alphabet = 'bcdfghjkmnpqrstvwxz256789';

/** Returns groups of random characters, joined with dashes; each character has 4.6 bits. */
export function makeReadableCode({ groups, groupLength }: { groups: number; groupLength: number }): string {
  return Array.from({ length: groups }, () => makeGroup(groupLength)).join('-');
}

function makeGroup(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
