import { createHash } from 'node:crypto';
import { makeReadableCode } from '../passwords/readable-code.js';

/** How many an account gets when its second factor is switched on (decision A11). */
export const recoveryCodeCount = 10;

/** 116 random bits each: a plain hash guards 112 and more (ASVS 6.5.2). */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => makeReadableCode({ groups: 5, groupLength: 5 }));
}

/** What the table keeps. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(bareCode(code)).digest();
}

/** A code of either kind as it is compared: people type spaces, dashes and capitals as they like. */
export function bareCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase();
}
