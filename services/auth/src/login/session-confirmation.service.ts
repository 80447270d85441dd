import { Injectable } from '@nestjs/common';
import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { DataSource } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.js';
import type { ClientInfo } from '../devices/client-info.js';
import { PasskeyCheck } from '../passkeys/passkey-check.js';
import { PasskeyInvalid } from '../passkeys/passkeys.errors.js';
import { Confirmation } from '../passwords/confirmation.js';
import { SecondFactorCheck } from '../second-factor/second-factor-check.js';
import { CodeIncorrect } from '../second-factor/second-factor.errors.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { WrongGuess } from '../throttle/wrong-guess.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { Factors } from './factors.js';
import type { SessionConfirmationRequest } from './session-confirmation.request.js';
import type { SessionConfirmationOptionsResponse } from './session-confirmation.response.js';

const required = (message: string) => ({ message, code: 'required' });

/** Lets signed-in users prove their identity again, for routes that need a fresh sign-in. */
@Injectable()
export class SessionConfirmationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly factors: Factors,
    private readonly passkeys: PasskeyCheck,
    private readonly confirmation: Confirmation,
    private readonly secondFactor: SecondFactorCheck,
    private readonly sessions: SessionsService,
    private readonly audit: AuditTrail,
  ) {}

  async options(
    { userId, sessionId }: Identity,
    address: string,
  ): Promise<SessionConfirmationOptionsResponse> {
    const user = await this.users.getActive(userId);
    const scope = { purpose: 'confirm', userId, sessionId } as const;
    const question = await this.factors.askForPasskey(user, scope, address);
    return {
      factors: await this.factors.of(user),
      challengeId: question?.challengeId ?? null,
      options: question?.options ?? null,
    };
  }

  /**
   * @throws NotAuthenticated, ValidationFailed, PasskeyInvalid, TooManyAttempts, SecondFactorUnavailable,
   * SecondFactorWaiting, Busy
   */
  async confirm(caller: Identity, proof: SessionConfirmationRequest, client: ClientInfo): Promise<void> {
    const { address } = client;
    const user = await this.users.getActive(caller.userId);
    const { challengeId, response, currentPassword, code } = proof;
    if (challengeId !== undefined && response !== undefined) {
      await this.checkPasskey(caller, { challengeId, response });
    } else if (currentPassword !== undefined) {
      await this.checkPassword(user, { currentPassword, code }, client);
    } else {
      throw new ValidationFailed({ currentPassword: required('The current password is required') });
    }
    await this.dataSource.transaction(async (manager) => {
      await this.sessions.noteConfirmation(manager, caller.sessionId);
      await this.audit.recordOwn(manager, user.id, {
        action: 'sign_in_confirmed',
        address,
      });
    });
  }

  private async checkPasskey(
    { userId, sessionId }: Identity,
    answer: { challengeId: string; response: object },
  ): Promise<void> {
    const passkey = await this.passkeys.verify(answer, { purpose: 'confirm', userId, sessionId });
    if (!passkey) throw new PasskeyInvalid(400);
  }

  /**
   * Checks the password and the code in one attempt, because a right password must not reset the delay for guessing the
   * code.
   */
  private async checkPassword(
    user: User,
    { currentPassword, code }: { currentPassword: string; code: string | undefined },
    client: ClientInfo,
  ): Promise<void> {
    const { address } = client;
    await this.confirmation.confirm(user, client, async (lane) => {
      await this.confirmation.checkPassword(user, currentPassword, lane);
      if (!user.hasSecondFactor) return;
      if (code === undefined) throw new ValidationFailed({ code: required('The code is required') });
      if (await this.secondFactor.redeem(user, code, { lane, address })) return;
      throw new WrongGuess(new CodeIncorrect(), 'wrong_second_factor', user.id);
    });
  }
}
