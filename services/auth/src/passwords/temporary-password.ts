import { randomInt } from 'node:crypto';

/** Without letters and digits that are mistaken for each other when read aloud or typed from paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 5;

/** Four groups of five characters, about 99 bits. */
export function makeTemporaryPassword(): string {
  return Array.from({ length: groups }, makeGroup).join('-');
}

function makeGroup(): string {
  return Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}
