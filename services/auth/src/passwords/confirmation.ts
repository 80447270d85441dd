import { Injectable } from '@nestjs/common';
import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { DataSource } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.js';
import type { ClientInfo } from '../devices/client-info.js';
import type { Lane } from '../throttle/lane.js';
import { LoginThrottle, type Attempt } from '../throttle/login-throttle.js';
import { WrongGuess } from '../throttle/wrong-guess.js';
import type { User } from '../users/user.entity.js';
import { PasswordHasher } from './password-hasher.js';
import { withDashes } from './temporary-password.js';

export class CurrentPasswordIncorrect extends ValidationFailed {
  constructor() {
    super({
      currentPassword: { message: 'The current password is not correct', code: 'password_incorrect' },
    });
  }
}

/** Checks the password or code of a signed-in user again, before changes that an unattended session must not allow. */
@Injectable()
export class Confirmation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly throttle: LoginThrottle,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Checks only the password. If the account has a second factor, a right password does not reset the limits on
   * guessing codes.
   *
   * @throws TooManyAttempts, Busy, CurrentPasswordIncorrect
   */
  async confirmPassword(user: User, client: ClientInfo, currentPassword: string): Promise<void> {
    const forgetsFailures = !user.hasSecondFactor;
    await this.run(user, { client, forgetsFailures }, (lane) =>
      this.checkPassword(user, currentPassword, lane),
    );
  }

  /**
   * Runs a check that throws `WrongGuess`, within the limits on sign-in attempts.
   *
   * @throws TooManyAttempts, Busy, the `refusal` of a WrongGuess, and any other error of the check
   */
  async confirm<Result>(
    user: User,
    client: ClientInfo,
    check: (lane: Lane) => Promise<Result>,
  ): Promise<Result> {
    return this.run(user, { client }, check);
  }

  /** @throws WrongGuess */
  async checkPassword(user: User, currentPassword: string, lane: Lane): Promise<void> {
    const typed = user.passwordIsTemporary ? withDashes(currentPassword) : currentPassword;
    if (await this.hasher.matches(user.password, typed, lane)) return;
    throw new WrongGuess(new CurrentPasswordIncorrect(), 'wrong_password', user.id);
  }

  private async run<Result>(
    user: User,
    limits: Omit<Attempt, 'account'>,
    check: (lane: Lane) => Promise<Result>,
  ): Promise<Result> {
    return this.throttle.attempt({ ...limits, account: user.username }, async (lane) => {
      try {
        return await check(lane);
      } catch (error) {
        if (error instanceof WrongGuess) await this.recordFailure(user, limits.client.address, error.reason);
        throw error;
      }
    });
  }

  private async recordFailure(user: User, address: string, reason: string): Promise<void> {
    await this.audit.recordOwn(this.dataSource.manager, user.id, {
      action: 'confirmation_failed',
      address,
      details: { reason },
    });
  }
}
