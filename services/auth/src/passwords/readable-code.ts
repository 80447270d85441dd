import { randomInt } from 'node:crypto';

/**
 * Without what is mistaken for something else when it is read aloud or typed from paper, and without vowels
 * or digits that pass for one: no word can come up by chance, neither a rude one nor one that passwords must not hold.
 */
const alphabet = 'bcdfghjkmnpqrstvwxz256789';

/** Random characters in groups with dashes; each is worth 4.6 bits. */
export function makeReadableCode({ groups, groupLength }: { groups: number; groupLength: number }): string {
  return Array.from({ length: groups }, () => makeGroup(groupLength)).join('-');
}

function makeGroup(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
