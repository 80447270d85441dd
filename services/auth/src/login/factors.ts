import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PasskeyCheck } from '../passkeys/passkey-check.js';
import type { ChallengeScope } from '../passkeys/challenges.js';
import type { PasskeyChallengeResponse } from '../passkeys/passkeys.responses.js';
import { RecoveryCode } from '../second-factor/recovery-code.entity.js';
import type { Factor } from '../second-factor/second-factor.errors.js';
import type { User } from '../users/user.entity.js';

/** What an account can prove itself with besides its password. */
@Injectable()
export class Factors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passkeys: PasskeyCheck,
  ) {}

  /** The factors of an account, and a question for its passkeys if it has any. */
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

  /** Undefined without a passkey, and where passkeys cannot be used. */
  async askForPasskey(
    user: User,
    scope: ChallengeScope,
    address: string,
  ): Promise<PasskeyChallengeResponse | undefined> {
    if (!user.hasPasskey || !this.passkeys.isAvailable) return undefined;
    return this.passkeys.ask(scope, address);
  }
}
