import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { makeReadableCode } from '../passwords/readable-code.js';
import { RecoveryCode } from './recovery-code.entity.js';

export const recoveryCodeCount = 10;

/** Makes new codes of 116 random bits each: from 112 bits on, a plain hash is sufficient (ASVS 6.5.2). */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => makeReadableCode({ groups: 5, groupLength: 5 }));
}

export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(bareCode(code)).digest();
}

export function bareCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase();
}

/**
 * Replaces the recovery codes of an account.
 *
 * @returns the new codes, of which only hashes are stored
 */
export async function replaceRecoveryCodes(manager: EntityManager, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await manager.delete(RecoveryCode, { userId });
  await manager.insert(
    RecoveryCode,
    codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code) })),
  );
  return codes;
}
