import { Injectable } from '@nestjs/common';
import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { DataSource } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.js';
import { LoginThrottle } from '../login/login-throttle.js';
import type { User } from '../users/user.entity.js';
import { PasswordHasher } from './password-hasher.js';

export class CurrentPasswordIncorrect extends ValidationFailed {
  constructor() {
    super({
      currentPassword: { message: 'The current password is not correct', code: 'password_incorrect' },
    });
  }
}

/** Asks a signed-in user for the password once more, before what a session left open must not allow. */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly throttle: LoginThrottle,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Guessing it is held to the limits of signing in.
   *
   * @throws CurrentPasswordIncorrect, TooManyAttempts, Busy
   */
  async confirm(user: User, currentPassword: string, address: string): Promise<void> {
    const isRight = await this.throttle.attempt({ address, account: user.username }, async () =>
      (await this.hasher.matches(user.password, currentPassword)) ? true : undefined,
    );
    if (isRight) return;
    await this.audit.record(this.dataSource.manager, {
      actor: 'user',
      actorId: user.id,
      action: 'confirmation_failed',
      subjectId: user.id,
      address,
      details: { reason: 'wrong_password' },
    });
    throw new CurrentPasswordIncorrect();
  }
}
