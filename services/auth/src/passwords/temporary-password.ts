import { makeReadableCode } from './readable-code.js';

const groups = 4;
const groupLength = 5;

/** Returns four groups of five random characters, about 93 bits. */
export function makeTemporaryPassword(): string {
  return makeReadableCode({ groups, groupLength });
}

/** Restores dashes and lower case in a typed temporary password: people read it aloud or leave out the dashes. */
export function withDashes(typed: string): string {
  const plain = typed.replaceAll(/[\s-]/g, '').toLowerCase();
  if (plain.length !== groups * groupLength) return typed;
  const group = (_: unknown, at: number) => plain.slice(at * groupLength, (at + 1) * groupLength);
  return Array.from({ length: groups }, group).join('-');
}
