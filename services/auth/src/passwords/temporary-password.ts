import { makeReadableCode } from './readable-code.js';

const groups = 4;
const groupLength = 5;

/** Four groups of five characters, about 93 bits. */
export function makeTemporaryPassword(): string {
  return makeReadableCode({ groups, groupLength });
}

/** A temporary password as it was made, however it was typed: people read it aloud or leave out the dashes. */
export function withDashes(typed: string): string {
  const plain = typed.replaceAll(/[\s-]/g, '').toLowerCase();
  if (plain.length !== groups * groupLength) return typed;
  const group = (_: unknown, at: number) => plain.slice(at * groupLength, (at + 1) * groupLength);
  return Array.from({ length: groups }, group).join('-');
}
