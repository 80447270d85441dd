import { profile } from '@sandhill/company/profile.js';
import { ConfigError } from '@sandhill/platform/config/config.error.js';
import { dataSourceOptions } from '@sandhill/platform/database/data-source-options.js';
import { migrate } from '@sandhill/platform/database/migrate.js';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.js';
import { authTables } from '../auth.tables.js';
import { Clock } from '../clock.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { User } from '../users/user.entity.js';
import { AccountsService, type TemporaryCredentials } from './accounts.service.js';
import type { AdminConfig } from './admin.config.js';
import { isEmail, isUsername } from './username-rules.js';

const operator = { actor: 'operator' } as const;

/**
 * Makes an account or gives an existing one a new temporary password: the way back for an owner who forgot his.
 *
 * @throws ConfigError when the name or e-mail is none, or the e-mail is another account's.
 */
export async function runAdminCommand(config: AdminConfig): Promise<TemporaryCredentials> {
  const email = config.EMAIL ?? `${config.USER}@${profile.domain}`;
  refuseUnless(isUsername(config.USER), 'USER must be 1 to 60 letters, digits, dots, dashes or underscores');
  const dataSource = await new DataSource(dataSourceOptions(config, authTables)).initialize();
  try {
    await migrate(dataSource);
    const clock = new Clock();
    const accounts = new AccountsService(config, new PasswordHasher(), new AuditTrail(clock), clock);
    return await dataSource.transaction((manager) => openAccount(manager, accounts, { config, email }));
  } finally {
    await dataSource.destroy();
  }
}

async function openAccount(
  manager: EntityManager,
  accounts: AccountsService,
  { config, email }: { config: AdminConfig; email: string },
): Promise<TemporaryCredentials> {
  const isOwner = config.OWNER === '1';
  const username = config.USER.normalize('NFC');
  const user = await manager
    .createQueryBuilder(User, 'user')
    .where('lower(user.username) = lower(:username)', { username })
    .getOne();
  if (user) {
    if (isOwner && user.role !== 'owner') await accounts.changeRole(manager, user, 'owner', operator);
    if (config.RESET_SECOND_FACTOR === '1') await accounts.resetSecondFactor(manager, user, operator);
    return accounts.giveTemporaryPassword(manager, user, operator);
  }
  refuseUnless(isEmail(email), 'EMAIL must be an e-mail address; give one where the name makes none');
  const isTaken = await manager
    .createQueryBuilder(User, 'user')
    .where('lower(user.email) = lower(:email)', { email })
    .getExists();
  refuseUnless(!isTaken, 'EMAIL is another account’s: give this one its own');
  const role = isOwner ? 'owner' : 'administrator';
  return accounts.make(manager, { username, email, role }, operator);
}

function refuseUnless(isFine: boolean, problem: string): void {
  if (!isFine) throw new ConfigError([problem]);
}
