import { Injectable } from '@nestjs/common';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { translateConstraint } from '@sandhill/platform/errors/violated-constraint.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.js';
import { queueNotice } from '../notices/queue-notice.js';
import { RecoveryCode } from '../second-factor/recovery-code.entity.js';
import { replaceRecoveryCodes } from '../second-factor/recovery-codes.js';
import { requireSession } from '../sessions/require-session.js';
import { lockUser } from '../users/lock-user.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { Passkey } from './passkey.entity.js';
import { PasskeyRegistration, type NewCredential } from './passkey-registration.js';
import { passkeyConstraints, TooManyPasskeys } from './passkeys.errors.js';
import type { PasskeyAddRequest } from './passkeys.requests.js';
import type { PasskeyChallengeResponse } from './passkeys.responses.js';

const maxPasskeys = 20;

interface AddedPasskey {
  passkey: Passkey;
  /** New recovery codes, present only if the account had no second factor before. */
  recoveryCodes?: string[];
}

@Injectable()
export class PasskeysService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly registration: PasskeyRegistration,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async list({ userId }: Identity): Promise<Passkey[]> {
    return this.dataSource.manager.find(Passkey, {
      where: { userId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  async countRecoveryCodes({ userId }: Identity): Promise<number> {
    return this.dataSource.manager.countBy(RecoveryCode, { userId });
  }

  /** @throws NotAuthenticated, PasskeysUnavailable, TooManyPasskeys */
  async beginAdding(caller: Identity, address: string): Promise<PasskeyChallengeResponse> {
    const user = await this.users.getActive(caller.userId);
    if (user.passkeyCount >= maxPasskeys) throw new TooManyPasskeys();
    return this.registration.ask(user, caller, address);
  }

  /** @throws NotAuthenticated, PasskeyInvalid, PasskeysUnavailable, TooManyPasskeys */
  async add(caller: Identity, request: PasskeyAddRequest, address: string): Promise<AddedPasskey> {
    await this.users.getActive(caller.userId);
    const credential = await this.registration.verify(caller, request);
    try {
      return await this.dataSource.transaction(async (manager) => {
        await requireSession(manager, caller);
        return this.addTo(manager, caller.userId, { ...credential, name: request.name }, address);
      });
    } catch (error) {
      throw translateConstraint(error, passkeyConstraints);
    }
  }

  /**
   * Adds a checked passkey in the caller's transaction.
   *
   * @throws TooManyPasskeys, or the database error of a violated constraint
   */
  async addTo(
    manager: EntityManager,
    userId: string,
    credential: NewCredential & { name: string },
    address: string,
  ): Promise<AddedPasskey> {
    const user = await lockUser(manager, userId);
    if (user.passkeyCount >= maxPasskeys) throw new TooManyPasskeys();
    const passkey = manager.create(Passkey, {
      ...credential,
      userId,
      createdAt: this.clock.now(),
      lastUsedAt: null,
    });
    await manager.insert(Passkey, passkey);
    await manager.increment(User, { id: userId }, 'passkeyCount', 1);
    await this.record(manager, userId, 'passkey_added', address);
    if (user.hasSecondFactor) return { passkey };
    return { passkey, recoveryCodes: await replaceRecoveryCodes(manager, userId) };
  }

  /** @throws NotFound */
  async rename({ userId }: Identity, id: string, name: string): Promise<Passkey> {
    await this.dataSource.manager.update(Passkey, { id, userId }, { name });
    const passkey = await this.dataSource.manager.findOneBy(Passkey, { id, userId });
    if (!passkey) throw new NotFound();
    return passkey;
  }

  /**
   * Removes a passkey, and the recovery codes if it was the last second factor.
   *
   * @throws NotFound
   */
  async remove({ userId }: Identity, id: string, address: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const user = await lockUser(manager, userId);
      const { affected } = await manager.delete(Passkey, { id, userId });
      if (affected !== 1) throw new NotFound();
      await manager.decrement(User, { id: userId }, 'passkeyCount', 1);
      if (!user.hasAuthenticatorApp && user.passkeyCount === 1)
        await manager.delete(RecoveryCode, { userId });
      await this.record(manager, userId, 'passkey_removed', address);
    });
  }

  private async record(
    manager: EntityManager,
    userId: string,
    action: 'passkey_added' | 'passkey_removed',
    address: string,
  ): Promise<void> {
    await this.audit.recordOwn(manager, userId, { action, address });
    await queueNotice(manager, userId, { kind: action, at: this.clock.now() });
  }
}
