import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '@sandhill/platform/audit/audit-entry.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { DataSource } from 'typeorm';
import type { AuditAction } from '../audit/audit-action.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { Clock } from '../clock/clock.js';
import { KnownDevices } from '../devices/known-devices.js';
import type { Visitor } from '../devices/visitor.js';
import type { Lane } from '../throttle/lane.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { SessionsService, type Visit } from '../sessions/sessions.service.js';
import type { User } from '../users/user.entity.js';
import { SecondFactorCheck } from '../second-factor/second-factor-check.js';
import { SecondFactorInvalid, SecondFactorRequired } from '../second-factor/second-factor.errors.js';
import { UsersService } from '../users/users.service.js';
import { PasskeyCheck } from '../passkeys/passkey-check.js';
import { PasskeyInvalid } from '../passkeys/passkeys.errors.js';
import type { PasskeyAnswerRequest } from '../passkeys/passkeys.requests.js';
import type { PasskeyChallengeResponse } from '../passkeys/passkeys.responses.js';
import { Factors } from './factors.js';
import { LoginThrottle } from '../throttle/login-throttle.js';
import { InvalidCredentials, TemporaryPasswordExpired } from './login.errors.js';
import { WrongGuess } from '../throttle/wrong-guess.js';

export interface Credentials {
  username: string;
  password: string;
  /** Of the second factor. */
  code?: string;
}

/** The limits and the address of an attempt. */
interface From {
  lane: Lane;
  address: string;
}

/** The tokens of a browser that has signed in. */
export interface OpenedSession {
  sessionToken: string;
  deviceToken: string;
}

@Injectable()
export class LoginService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly secondFactor: SecondFactorCheck,
    private readonly factors: Factors,
    private readonly passkeys: PasskeyCheck,
    private readonly throttle: LoginThrottle,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * The account with this name and password. An unknown name takes the same steps as a known one.
   *
   * @throws InvalidCredentials, TemporaryPasswordExpired, SecondFactorRequired, SecondFactorInvalid,
   * SecondFactorUnavailable, SecondFactorWaiting, TooManyAttempts, Busy
   */
  async check(credentials: Credentials, visitor: Visitor): Promise<User> {
    const { address } = visitor;
    return this.throttle.attempt({ visitor, account: credentials.username }, async (lane) => {
      const user = await this.find(credentials, { lane, address });
      if (user.passwordIsTemporary && user.passwordExpiresAt && user.passwordExpiresAt <= this.clock.now()) {
        await this.record({ ...failureOf(user, 'temporary_password_expired'), address });
        throw new TemporaryPasswordExpired();
      }
      if (user.hasSecondFactor) await this.checkSecondFactor(user, credentials.code, { lane, address });
      return user;
    });
  }

  /** @throws PasskeysUnavailable, Busy */
  async askForPasskey(address: string): Promise<PasskeyChallengeResponse> {
    return this.throttle.step(address, () => this.passkeys.ask({ purpose: 'sign_in' }, address));
  }

  /**
   * The account whose passkey answered, without its password: a passkey is itself two factors. Nothing can be guessed
   * here, so no limit on sign-in attempts applies.
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

  /** Opens a session, ends the browser's earlier one, and makes the browser known to the account. */
  async open(
    user: User,
    { deviceToken, ...visit }: Visit & Visitor,
    earlier?: Identity,
  ): Promise<OpenedSession> {
    const session = await this.dataSource.transaction(async (manager) => {
      const sessionToken = await this.sessions.open(manager, user, visit);
      if (sessionToken === undefined) return undefined;
      if (earlier && (await this.sessions.end(manager, earlier.userId, earlier.sessionId))) {
        await this.audit.record(manager, {
          actor: 'user',
          actorId: user.id,
          action: 'session_ended',
          subjectId: earlier.userId,
          address: visit.address,
        });
      }
      await this.audit.record(manager, {
        actor: 'user',
        actorId: user.id,
        action: 'signed_in',
        subjectId: user.id,
        address: visit.address,
      });
      return { sessionToken, deviceToken: await this.devices.remember(manager, user.id, deviceToken) };
    });
    if (!session) throw new InvalidCredentials();
    return session;
  }

  async signOut(userId: string, sessionId: string, address: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.sessions.end(manager, userId, sessionId);
      await this.audit.record(manager, {
        actor: 'user',
        actorId: userId,
        action: 'signed_out',
        subjectId: userId,
        address,
      });
    });
  }

  private async find({ username, password }: Credentials, { lane, address }: From): Promise<User> {
    const user = await this.users.findByUsername(username);
    const isRight = await this.hasher.matches(user?.password, password, lane);
    if (user && isRight && !user.disabledAt) return user;
    const reason = !user ? 'unknown_name' : isRight ? 'disabled' : 'wrong_password';
    await this.record({ ...failureOf(user, reason), address });
    throw new WrongGuess(new InvalidCredentials(), reason, user?.id);
  }

  private async checkSecondFactor(user: User, code: string | undefined, from: From): Promise<void> {
    const { address } = from;
    if (!code) {
      await this.record({ actor: 'visitor', action: 'second_factor_asked', subjectId: user.id, address });
      throw new SecondFactorRequired(await this.factors.forSignIn(user, address));
    }
    if (await this.secondFactor.redeem(user, code, from)) return;
    await this.record({ ...failureOf(user, 'wrong_second_factor'), address });
    throw new WrongGuess(new SecondFactorInvalid(), 'wrong_second_factor', user.id);
  }

  private async record(entry: AuditEntry<AuditAction>): Promise<void> {
    await this.audit.record(this.dataSource.manager, entry);
  }
}

function failureOf(user: User | null, reason: string): AuditEntry<AuditAction> {
  return { actor: 'visitor', action: 'sign_in_failed', subjectId: user?.id, details: { reason } };
}
