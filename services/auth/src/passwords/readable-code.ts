import { randomInt } from 'node:crypto';

/** Without letters and digits that are mistaken for each other when read aloud or typed from paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random characters in groups with dashes; each is worth almost 5 bits. */
export function makeReadableCode({ groups, groupLength }: { groups: number; groupLength: number }): string {
  return Array.from({ length: groups }, () => makeGroup(groupLength)).join('-');
}

function makeGroup(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
