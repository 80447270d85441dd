import { makeReadableCode } from './readable-code.js';

/** Four groups of five characters, about 93 bits. */
export function makeTemporaryPassword(): string {
  return makeReadableCode({ groups: 4, groupLength: 5 });
}
