import { Clock } from '@sandhill/platform/clock/clock.js';
import { ConfigError } from '@sandhill/platform/config/config.error.js';
import { dataSourceOptions } from '@sandhill/platform/database/data-source-options.js';
import { migrate } from '@sandhill/platform/database/migrate.js';
import type { Role } from '@sandhill/platform/identity/identity.js';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.js';
import { authTables } from '../auth.tables.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { User } from '../users/user.entity.js';
import { AccountsService, type TemporaryCredentials } from './accounts.service.js';
import type { AdminConfig } from './admin.config.js';
import { isEmailAddress } from '@sandhill/company/email-address.js';
import { isUsername, usernameRule } from './username-rules.js';
import { readPublishedContent } from '@sandhill/company/published-site/published-content.js';

const operator = { actor: 'operator' } as const;

export interface AdminOutcome extends TemporaryCredentials {
  role: Role;
  isNew: boolean;
  /** Email address that an existing account keeps although the operator named another one. */
  keptEmail?: string;
}

/**
 * Creates an account or gives an existing account a new temporary password, for example to an owner who forgot theirs.
 * @throws ConfigError if the name or the email address is invalid, another account has the email address, no owner
 * who can sign in would be left, `OWNER` and `ROLE` are both set, or `RESET_SECOND_FACTOR` is set and there is no such
 * account.
 */
export async function runAdminCommand(config: AdminConfig): Promise<AdminOutcome> {
  const site = await readPublishedContent(config.CONTENT_URL);
  const email = config.EMAIL ?? `${config.USER}@${site.current.profile.domain}`;
  refuseUnless(isUsername(config.USER), `USER ${usernameRule}`);
  refuseUnless(config.OWNER !== '1' || !config.ROLE, 'OWNER=1 and ROLE do not go together');
  refuseUnless(config.EMAIL === undefined || isEmailAddress(config.EMAIL), 'EMAIL must be an email address');
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
): Promise<AdminOutcome> {
  const wanted = config.OWNER === '1' ? 'owner' : config.ROLE;
  const username = config.USER.normalize('NFC');
  const user = await manager
    .createQueryBuilder(User, 'user')
    .where('lower(user.username) = lower(:username)', { username })
    .getOne();
  if (user) {
    const role = wanted ?? user.role;
    if (role !== user.role) {
      refuseUnless(
        user.role !== 'owner' || (await accounts.hasOtherOwner(manager, user)),
        'This is the last owner',
      );
      await accounts.changeRole(manager, user, role, operator);
    }
    if (config.RESET_SECOND_FACTOR === '1') await accounts.resetSecondFactor(manager, user, operator);
    const isOther = config.EMAIL !== undefined && config.EMAIL.toLowerCase() !== user.email.toLowerCase();
    return {
      ...(await accounts.giveTemporaryPassword(manager, user, operator)),
      role,
      isNew: false,
      keptEmail: isOther ? user.email : undefined,
    };
  }
  // With RESET_SECOND_FACTOR, the operator means an existing account, so an unknown name is a mistake.
  refuseUnless(
    config.RESET_SECOND_FACTOR !== '1',
    `There is no account ${username}. Check the name, or leave out RESET_SECOND_FACTOR=1 to create the account`,
  );
  refuseUnless(isEmailAddress(email), `EMAIL must be set, because ${email} is not an email address`);
  const isTaken = await manager
    .createQueryBuilder(User, 'user')
    .where('lower(user.email) = lower(:email)', { email })
    .getExists();
  refuseUnless(!isTaken, 'EMAIL belongs to another account');
  const role = wanted ?? 'administrator';
  return { ...(await accounts.make(manager, { username, email, role }, operator)), role, isNew: true };
}

function refuseUnless(isFine: boolean, problem: string): void {
  if (!isFine) throw new ConfigError([problem]);
}
