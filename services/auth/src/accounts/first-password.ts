import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { User } from '../users/user.entity.js';

/**
 * The first start's password for its operator, while it is valid: a restored database, or a changed, replaced or expired
 * password, makes it wrong. The file of one that is wrong is removed.
 *
 * @returns the file's text
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

/** Whether the first start left one that has not been found wrong since. */
export const hasFirstPassword = (file: string | undefined): file is string =>
  file !== undefined && existsSync(file);
