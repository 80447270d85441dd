import { Injectable } from '@nestjs/common';
import type { Role } from '@sandhill/platform/identity/identity.js';
import type { EntityManager } from 'typeorm';
import { AuditTrail, type AuditEntry } from '../audit/audit-trail.js';
import { AccountsConfig } from '../auth.config.js';
import { Clock } from '../clock.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { makeTemporaryPassword } from '../passwords/temporary-password.js';
import { clearSecondFactor } from '../second-factor/clear-second-factor.js';
import { Session } from '../sessions/session.entity.js';
import { User } from '../users/user.entity.js';

/** Who acts, for the audit trail. */
export type By = Pick<AuditEntry, 'actor' | 'actorId' | 'address'>;

/** Shown once and kept nowhere. */
export interface TemporaryCredentials {
  username: string;
  password: string;
  expiresAt: Date;
}

export interface NewAccount {
  username: string;
  email: string;
  role: Role;
}

/** Makes accounts and gives out temporary passwords. Everything happens in the caller's transaction. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly config: AccountsConfig,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async make(manager: EntityManager, account: NewAccount, by: By): Promise<TemporaryCredentials> {
    const { columns, credentials } = await this.newPassword(account.username);
    const user = manager.create(User, { ...account, ...columns, isAdmin: account.role !== 'user' });
    await manager.insert(User, user);
    const details = { role: account.role };
    await this.audit.record(manager, { ...by, action: 'account_made', subjectId: user.id, details });
    return credentials;
  }

  /** Ends the account's sessions and opens it again if it was disabled. */
  async giveTemporaryPassword(manager: EntityManager, user: User, by: By): Promise<TemporaryCredentials> {
    const { columns, credentials } = await this.newPassword(user.username);
    await manager.update(User, { id: user.id }, { ...columns, disabledAt: null });
    await manager.delete(Session, { userId: user.id });
    await this.audit.record(manager, { ...by, action: 'temporary_password_given', subjectId: user.id });
    return credentials;
  }

  async changeRole(manager: EntityManager, user: User, role: Role, by: By): Promise<void> {
    await manager.update(User, { id: user.id }, { role, isAdmin: role !== 'user' });
    await this.audit.record(manager, {
      ...by,
      action: 'role_changed',
      subjectId: user.id,
      details: { from: user.role, to: role },
    });
  }

  /** The way back for who lost both the authenticator app and the recovery codes. */
  async resetSecondFactor(manager: EntityManager, user: User, by: By): Promise<void> {
    await clearSecondFactor(manager, user.id);
    await this.audit.record(manager, { ...by, action: 'second_factor_reset', subjectId: user.id });
  }

  private async newPassword(username: string) {
    const password = makeTemporaryPassword();
    const expiresAt = new Date(
      this.clock.now().getTime() + this.config.TEMPORARY_PASSWORD_HOURS * 60 * 60_000,
    );
    const columns = {
      password: await this.hasher.hash(password),
      passwordIsTemporary: true,
      passwordExpiresAt: expiresAt,
    };
    return { columns, credentials: { username, password, expiresAt } };
  }
}
