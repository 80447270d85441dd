import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '@sandhill/platform/audit/audit-entry.js';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { DataSource } from 'typeorm';
import type { AuditAction } from '../audit/audit-action.js';
import { AuditTrail } from '../audit/audit-trail.js';
import type { ClientInfo } from '../devices/client-info.js';
import { withDashes } from '../passwords/temporary-password.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { PasskeyCheck } from '../passkeys/passkey-check.js';
import { PasskeyInvalid } from '../passkeys/passkeys.errors.js';
import type { PasskeyAnswerRequest } from '../passkeys/passkeys.requests.js';
import type { PasskeyChallengeResponse } from '../passkeys/passkeys.responses.js';
import { Factors, type AttemptSource } from './factors.js';
import { failureOf } from './login-failure.js';
import { LoginThrottle } from '../throttle/login-throttle.js';
import { InvalidCredentials, TemporaryPasswordExpired } from './login.errors.js';
import { WrongGuess } from '../throttle/wrong-guess.js';

interface Credentials {
  username: string;
  password: string;
  code?: string;
}

@Injectable()
export class LoginService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly factors: Factors,
    private readonly passkeys: PasskeyCheck,
    private readonly throttle: LoginThrottle,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the account with this name and password. An unknown name takes the same steps as a known one, so that the
   * duration does not reveal whether the name exists.
   *
   * @throws InvalidCredentials, TemporaryPasswordExpired, SecondFactorRequired, SecondFactorInvalid,
   * SecondFactorUnavailable, SecondFactorWaiting, TooManyAttempts, Busy
   */
  async check(credentials: Credentials, client: ClientInfo): Promise<User> {
    const { address } = client;
    return this.throttle.attempt({ client, account: credentials.username }, async (lane) => {
      const user = await this.find(credentials, { lane, address });
      if (user.passwordIsTemporary && user.passwordExpiresAt && user.passwordExpiresAt <= this.clock.now()) {
        await this.record({ ...failureOf(user, 'temporary_password_expired'), address });
        throw new TemporaryPasswordExpired();
      }
      if (user.hasSecondFactor) await this.factors.check(user, credentials.code, { lane, address });
      return user;
    });
  }

  /** @throws PasskeysUnavailable, Busy */
  async askForPasskey(address: string): Promise<PasskeyChallengeResponse> {
    return this.throttle.step(address, () => this.passkeys.ask({ purpose: 'sign_in' }, address));
  }

  /**
   * Returns the account whose passkey answered the challenge. No password is needed: a passkey is two factors in one.
   * An answer cannot be guessed, so no limit on sign-in attempts applies.
   *
   * @throws PasskeyInvalid, Busy
   */
  async checkPasskey(answer: PasskeyAnswerRequest, address: string): Promise<User> {
    return this.throttle.step(address, async () => {
      const passkey = await this.passkeys.verify(answer, { purpose: 'sign_in' });
      if (passkey) return passkey.user;
      await this.record({ ...failureOf(null, 'passkey_refused'), address });
      throw new PasskeyInvalid(401);
    });
  }

  private async find({ username, password }: Credentials, { lane, address }: AttemptSource): Promise<User> {
    const user = await this.users.findByUsername(username);
    const typed = user?.passwordIsTemporary ? withDashes(password) : password;
    const isRight = await this.hasher.matches(user?.password, typed, lane);
    if (user && isRight && !user.disabledAt) return user;
    const reason = !user ? 'unknown_name' : isRight ? 'disabled' : 'wrong_password';
    await this.record({ ...failureOf(user, reason), address });
    throw new WrongGuess(new InvalidCredentials(), reason, user?.id);
  }

  private async record(entry: AuditEntry<AuditAction>): Promise<void> {
    await this.audit.record(this.dataSource.manager, entry);
  }
}
