import { createHash } from 'node:crypto';
import { makeReadableCode } from '../passwords/readable-code.js';

/** How many an account gets when its second factor is switched on (decision A11). */
export const recoveryCodeCount = 10;

/** About 111 random bits each: as many as a plain hash can guard. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => makeReadableCode({ groups: 6, groupLength: 4 }));
}

/** What the table keeps. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(bareCode(code)).digest();
}

/** A code of either kind as it is compared: people type spaces, dashes and capitals as they like. */
export function bareCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase();
}
