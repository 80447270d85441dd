import { randomInt } from 'node:crypto';

/**
 * Without characters that are easily confused when read aloud or copied from paper, and without vowels and digits that look
 * like vowels: no word, rude or forbidden, can appear by chance.
 */
const alphabet = 'bcdfghjkmnpqrstvwxz256789';

/** Random characters in groups with dashes; each is worth 4.6 bits. */
export function makeReadableCode({ groups, groupLength }: { groups: number; groupLength: number }): string {
  return Array.from({ length: groups }, () => makeGroup(groupLength)).join('-');
}

function makeGroup(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
