import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { isAdministrator, type Role } from '@sandhill/platform/identity/identity.js';
import { recordInLedger } from '@sandhill/platform/ledger/record-in-ledger.js';
import { IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.js';
import { AccountsConfig } from '../auth.config.js';
import { forgetDevices } from '../devices/forget-devices.js';
import { endLinks } from '../links/end-links.js';
import { queueNotice } from '../notices/queue-notice.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { makeTemporaryPassword } from '../passwords/temporary-password.js';
import { removePasskeys } from '../passkeys/remove-passkeys.js';
import { removeAuthenticatorApp } from '../second-factor/remove-authenticator-app.js';
import { endSessions } from '../sessions/end-sessions.js';
import { clearSecondFactorWait } from '../throttle/second-factor-waits.js';
import { User } from '../users/user.entity.js';

/** An account's new temporary password. The database stores only its hash. */
export interface TemporaryCredentials {
  userId: string;
  username: string;
  password: string;
  expiresAt: Date;
}

export type NewAccount = Pick<User, 'username' | 'email' | 'role'>;

/** Changes accounts in the caller's transaction; each change records an audit event. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly config: AccountsConfig,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async make(manager: EntityManager, account: NewAccount, by: AuditedBy): Promise<TemporaryCredentials> {
    const { columns, ...credentials } = await this.newPassword();
    const user = manager.create(User, { ...account, ...columns, isAdmin: isAdministrator(account.role) });
    await manager.insert(User, user);
    const details = { role: account.role };
    await this.audit.record(manager, { ...by, action: 'account_made', subjectId: user.id, details });
    return { ...credentials, userId: user.id, username: user.username };
  }

  /**
   * Gives an account a temporary password. Ends the account's sessions, its open link and its wait after wrong codes,
   * forgets the known browsers, and enables the account if it was disabled.
   */
  async giveTemporaryPassword(
    manager: EntityManager,
    user: User,
    by: AuditedBy,
  ): Promise<TemporaryCredentials> {
    const { columns, ...credentials } = await this.newPassword();
    if (user.disabledAt) await recordInLedger(manager, 'account_enabled', user.id);
    await manager.update(User, { id: user.id }, { ...columns, disabledAt: null });
    await clearSecondFactorWait(manager, user.id);
    await endLinks(manager, user.id, this.clock.now());
    const details = { sessionsEnded: await this.endAccess(manager, user) };
    await this.audit.record(manager, {
      ...by,
      action: 'temporary_password_given',
      subjectId: user.id,
      details,
    });
    await queueNotice(manager, user.id, { kind: 'temporary_password_given', at: this.clock.now() });
    return { ...credentials, userId: user.id, username: user.username };
  }

  async changeRole(manager: EntityManager, user: User, role: Role, by: AuditedBy): Promise<void> {
    await manager.update(User, { id: user.id }, { role, isAdmin: isAdministrator(role) });
    await this.audit.record(manager, {
      ...by,
      action: 'role_changed',
      subjectId: user.id,
      details: { from: user.role, to: role },
    });
  }

  /**
   * Changes the email address, and notifies the previous one. That of an invited person (`isInvited`) may be a
   * stranger's by mistake, who must not learn the new address.
   */
  async changeEmail(
    manager: EntityManager,
    user: User,
    { email, isInvited }: { email: string; isInvited: boolean },
    by: AuditedBy,
  ): Promise<void> {
    await manager.update(User, { id: user.id }, { email });
    await this.audit.record(manager, { ...by, action: 'email_changed', subjectId: user.id });
    const at = this.clock.now();
    await endLinks(manager, user.id, at);
    if (!isInvited) await queueNotice(manager, user.id, { kind: 'email_changed', at, recipient: user.email });
  }

  async disable(manager: EntityManager, user: User, by: AuditedBy): Promise<void> {
    const at = this.clock.now();
    await manager.update(User, { id: user.id }, { disabledAt: at });
    await endLinks(manager, user.id, at);
    const details = { sessionsEnded: await this.endAccess(manager, user) };
    await this.audit.record(manager, { ...by, action: 'account_disabled', subjectId: user.id, details });
    await recordInLedger(manager, 'account_disabled', user.id);
  }

  async enable(manager: EntityManager, user: User, by: AuditedBy): Promise<void> {
    await manager.update(User, { id: user.id }, { disabledAt: null });
    await this.audit.record(manager, { ...by, action: 'account_enabled', subjectId: user.id });
    await recordInLedger(manager, 'account_enabled', user.id);
  }

  async endSessions(manager: EntityManager, user: User, by: AuditedBy): Promise<void> {
    const details = { sessionsEnded: await this.endAccess(manager, user) };
    await this.audit.record(manager, { ...by, action: 'sessions_ended', subjectId: user.id, details });
  }

  /**
   * Removes the passkeys, the recovery codes and the authenticator app (even one that is still being set up) of a user
   * who lost them.
   *
   * @returns whether the account had a second factor
   */
  async resetSecondFactor(manager: EntityManager, user: User, by: AuditedBy): Promise<boolean> {
    await removePasskeys(manager, user.id);
    await removeAuthenticatorApp(manager, user.id);
    if (!user.hasSecondFactor) return false;
    await this.audit.record(manager, { ...by, action: 'second_factor_reset', subjectId: user.id });
    await queueNotice(manager, user.id, { kind: 'second_factor_off', at: this.clock.now() });
    return true;
  }

  /**
   * Returns whether another owner can sign in. Without a passkey, an owner with an open invitation or an expired
   * temporary password cannot sign in.
   */
  async hasOtherOwner(manager: EntityManager, { id }: User): Promise<boolean> {
    const other = { role: 'owner', disabledAt: IsNull(), id: Not(id) } as const;
    return manager.existsBy(User, [
      { ...other, passwordIsTemporary: false },
      { ...other, passwordExpiresAt: MoreThan(this.clock.now()) },
      { ...other, passkeyCount: MoreThan(0) },
    ]);
  }

  /**
   * Ends the account's sessions and forgets its known browsers.
   *
   * @returns the number of ended sessions
   */
  private async endAccess(manager: EntityManager, user: User): Promise<number> {
    await forgetDevices(manager, user.id);
    return endSessions(manager, user.id);
  }

  private async newPassword() {
    const password = makeTemporaryPassword();
    const expiresAt = new Date(
      this.clock.now().getTime() + this.config.TEMPORARY_PASSWORD_HOURS * 60 * 60_000,
    );
    const columns = {
      password: await this.hasher.hash(password),
      passwordIsTemporary: true,
      passwordExpiresAt: expiresAt,
    };
    return { columns, password, expiresAt };
  }
}
