import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@sandhill/platform/clock/clock.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { DataSource, IsNull } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.js';
import type { ClientInfo } from '../devices/client-info.js';
import { queueNotice } from '../notices/queue-notice.js';
import { WrongGuess } from '../throttle/wrong-guess.js';
import { Confirmation } from '../passwords/confirmation.js';
import { requireSession } from '../sessions/require-session.js';
import { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { toBase32 } from './base32.js';
import { bareCode, replaceRecoveryCodes } from './recovery-codes.js';
import { removeAuthenticatorApp } from './remove-authenticator-app.js';
import { SecondFactorCheck } from './second-factor-check.js';
import {
  CodeIncorrect,
  SecondFactorIsOff,
  SecondFactorIsOn,
  SecondFactorNotBegun,
  SecondFactorUnavailable,
} from './second-factor.errors.js';
import { SecretBox } from './secret-box.js';
import { otpauthUrl, secretLength, stepOf } from './totp.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';

const codeIncorrect = ({ id }: User) => new WrongGuess(new CodeIncorrect(), 'wrong_second_factor', id);

@Injectable()
export class SecondFactorService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly confirmation: Confirmation,
    private readonly check: SecondFactorCheck,
    private readonly box: SecretBox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly site: PublishedContent,
  ) {}

  /** Creates the secret of an authenticator app. The secret becomes active when the user enters a code of the app. */
  async begin(caller: Identity, currentPassword: string, client: ClientInfo) {
    const user = await this.users.getActive(caller.userId);
    if (!this.box.hasKey) throw new SecondFactorUnavailable();
    if (user.hasAuthenticatorApp) throw new SecondFactorIsOn();
    await this.confirmation.confirmPassword(user, client, currentPassword);
    const secret = randomBytes(secretLength);
    const { affected } = await this.dataSource.manager.update(
      User,
      { id: user.id, secondFactorConfirmedAt: IsNull() },
      { secondFactorSecret: this.box.seal(secret, user.id) },
    );
    if (affected !== 1) throw new SecondFactorIsOn();
    return {
      secret: toBase32(secret),
      otpauthUrl: otpauthUrl(secret, { issuer: this.site.current.profile.name, account: user.username }),
    };
  }

  /**
   * Activates the authenticator app with its first code.
   *
   * @returns the recovery codes, of which only hashes are stored
   */
  async switchOn(caller: Identity, code: string, client: ClientInfo): Promise<string[]> {
    const user = await this.users.getActive(caller.userId);
    if (user.hasAuthenticatorApp) throw new SecondFactorIsOn();
    const sealed = user.secondFactorSecret;
    if (!sealed) throw new SecondFactorNotBegun();
    const step = await this.confirmation.confirm(user, client, async () => {
      const found = stepOf(bareCode(code), this.box.open(sealed, user.id), this.clock.now());
      if (found === undefined) throw codeIncorrect(user);
      return found;
    });
    return this.dataSource.transaction(async (manager) => {
      // The wait before the check may have been long.
      await requireSession(manager, caller);
      const { affected } = await manager.update(
        User,
        { id: user.id, secondFactorConfirmedAt: IsNull(), secondFactorSecret: sealed },
        { secondFactorConfirmedAt: this.clock.now(), secondFactorLastStep: step },
      );
      if (affected !== 1) throw new SecondFactorNotBegun();
      await this.audit.recordOwn(manager, user.id, {
        action: 'second_factor_switched_on',
        address: client.address,
      });
      await queueNotice(manager, user.id, { kind: 'second_factor_on', at: this.clock.now() });
      return replaceRecoveryCodes(manager, user.id);
    });
  }

  async switchOff(
    caller: Identity,
    { currentPassword, code }: { currentPassword: string; code: string },
    client: ClientInfo,
  ): Promise<void> {
    const user = await this.users.getActive(caller.userId);
    if (!user.hasAuthenticatorApp) throw new SecondFactorIsOff();
    // The password and the code are checked in one attempt, because a right password must not reset the delay for
    // guessing the code.
    const { address } = client;
    await this.confirmation.confirm(user, client, async (lane) => {
      await this.confirmation.checkPassword(user, currentPassword, lane);
      if (!(await this.check.redeem(user, code, { lane, address }))) throw codeIncorrect(user);
    });
    await this.dataSource.transaction(async (manager) => {
      await removeAuthenticatorApp(manager, user.id);
      await this.audit.recordOwn(manager, user.id, { action: 'second_factor_switched_off', address });
      await queueNotice(manager, user.id, { kind: 'second_factor_off', at: this.clock.now() });
    });
  }

  /**
   * Replaces the account's unused recovery codes with new ones, and returns these.
   *
   * @throws SecondFactorIsOff if the account has no second factor
   */
  async renewRecoveryCodes(caller: Identity, { address }: ClientInfo): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      // The lock lets two concurrent calls run one after the other, so that only the codes of the second remain.
      const user = await requireSession(manager, caller);
      if (!user.hasSecondFactor) throw new SecondFactorIsOff();
      await this.audit.recordOwn(manager, user.id, { action: 'recovery_codes_replaced', address });
      await queueNotice(manager, user.id, { kind: 'recovery_codes_replaced', at: this.clock.now() });
      return replaceRecoveryCodes(manager, user.id);
    });
  }
}
