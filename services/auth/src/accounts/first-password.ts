import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { User } from '../users/user.entity.js';

/**
 * Reads the file with the password of the first start, to show it to the operator. Removes the file if the password
 * does not work: the database was restored, the account was disabled, or the password was changed, replaced or has
 * expired.
 *
 * @returns the file's text; undefined if the password does not work
 */
export async function firstPasswordToShow(
  dataSource: DataSource,
  file: string,
  now = new Date(),
): Promise<string | undefined> {
  const text = readFileSync(file, 'utf8');
  if (await isTrue(dataSource, text, now)) return text;
  rmSync(file);
  return undefined;
}

async function isTrue(dataSource: DataSource, text: string, now: Date): Promise<boolean> {
  const [, username = ''] = /^Username: (.+)$/m.exec(text) ?? [];
  const [, password = ''] = /^Temporary password: (.+)$/m.exec(text) ?? [];
  const user = await dataSource.getRepository(User).findOneBy({ username });
  if (!user?.passwordIsTemporary || user.disabledAt) return false;
  if (user.passwordExpiresAt && user.passwordExpiresAt <= now) return false;
  return new PasswordHasher().matches(user.password, password, { isKnown: true, group: '' });
}

/**
 * Returns whether the file with the first password exists. `firstPasswordToShow` removes the file when its password
 * does not work.
 */
export const hasFirstPassword = (file: string | undefined): file is string =>
  file !== undefined && existsSync(file);
