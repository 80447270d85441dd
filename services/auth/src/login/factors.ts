import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.js';
import { PasskeyCheck } from '../passkeys/passkey-check.js';
import type { ChallengeScope } from '../passkeys/challenges.js';
import type { PasskeyChallengeResponse } from '../passkeys/passkeys.responses.js';
import { RecoveryCode } from '../second-factor/recovery-code.entity.js';
import { SecondFactorCheck } from '../second-factor/second-factor-check.js';
import {
  SecondFactorInvalid,
  SecondFactorRequired,
  type Factor,
} from '../second-factor/second-factor.errors.js';
import type { Lane } from '../throttle/lane.js';
import { WrongGuess } from '../throttle/wrong-guess.js';
import { failureOf } from './login-failure.js';
import type { User } from '../users/user.entity.js';

export interface AttemptSource {
  lane: Lane;
  address: string;
}

@Injectable()
export class Factors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passkeys: PasskeyCheck,
    private readonly codes: SecondFactorCheck,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Checks the second-factor code of a sign-in. A right code is used up.
   *
   * @throws SecondFactorRequired if there is no code
   * @throws WrongGuess with the refusal SecondFactorInvalid, if the code is wrong
   * @throws SecondFactorUnavailable, SecondFactorWaiting
   */
  async check(user: User, code: string | undefined, from: AttemptSource): Promise<void> {
    const { address } = from;
    if (!code) {
      await this.audit.record(this.dataSource.manager, {
        actor: 'visitor',
        action: 'second_factor_asked',
        subjectId: user.id,
        address,
      });
      throw new SecondFactorRequired(await this.forSignIn(user, address));
    }
    if (await this.codes.redeem(user, code, from)) return;
    await this.audit.record(this.dataSource.manager, { ...failureOf(user, 'wrong_second_factor'), address });
    throw new WrongGuess(new SecondFactorInvalid(), 'wrong_second_factor', user.id);
  }

  async forSignIn(
    user: User,
    address: string,
  ): Promise<{ factors: Factor[]; passkey?: PasskeyChallengeResponse }> {
    const scope = { purpose: 'sign_in', userId: user.id } as const;
    return { factors: await this.of(user), passkey: await this.askForPasskey(user, scope, address) };
  }

  async of(user: User): Promise<Factor[]> {
    const hasCodes = await this.dataSource.manager.existsBy(RecoveryCode, { userId: user.id });
    return [
      ...(user.hasAuthenticatorApp ? (['totp'] as const) : []),
      ...(user.hasPasskey && this.passkeys.isAvailable ? (['passkey'] as const) : []),
      ...(hasCodes ? (['recovery'] as const) : []),
    ];
  }

  /**
   * Returns a challenge for the account's passkeys.
   *
   * @returns undefined if the account has no passkeys or they cannot be used
   */
  async askForPasskey(
    user: User,
    scope: ChallengeScope,
    address: string,
  ): Promise<PasskeyChallengeResponse | undefined> {
    if (!user.hasPasskey || !this.passkeys.isAvailable) return undefined;
    return this.passkeys.ask(scope, address);
  }
}
