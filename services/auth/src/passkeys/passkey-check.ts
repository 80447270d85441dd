import { Injectable } from '@nestjs/common';
import { Clock } from '@sandhill/platform/clock/clock.js';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { DataSource } from 'typeorm';
import { AuthConfig } from '../auth.config.js';
import { Challenges, type ChallengeScope } from './challenges.js';
import { Passkey } from './passkey.entity.js';
import type { PasskeyChallenge } from './passkey-challenge.entity.js';
import { PasskeysUnavailable } from './passkeys.errors.js';
import type { PasskeyAnswerRequest } from './passkeys.requests.js';
import type { PasskeyChallengeResponse } from './passkeys.responses.js';
import { userHandle } from './user-handle.js';
import { webauthn } from './webauthn.js';

@Injectable()
export class PasskeyCheck {
  constructor(
    private readonly dataSource: DataSource,
    private readonly challenges: Challenges,
    private readonly config: AuthConfig,
    private readonly clock: Clock,
  ) {}

  get isAvailable(): boolean {
    return this.config.relyingParty !== undefined;
  }

  /**
   * Returns a challenge for the passkeys of one account, or for any passkey that the browser has for this site.
   *
   * @throws PasskeysUnavailable
   */
  async ask(scope: ChallengeScope, address: string): Promise<PasskeyChallengeResponse> {
    const { relyingParty } = this.config;
    if (!relyingParty) throw new PasskeysUnavailable();
    const { challengeId, challenge } = await this.challenges.make(scope, address);
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: relyingParty.id,
      challenge: Buffer.from(challenge, 'base64url'),
      userVerification: 'required',
      timeout: 5 * 60_000,
      allowCredentials: scope.userId === undefined ? [] : await this.credentialsOf(scope.userId),
    });
    return { challengeId, options };
  }

  /** Returns the passkey that answered; undefined if the answer is not valid. Either way the challenge is used up. */
  async verify(
    { challengeId, response }: PasskeyAnswerRequest,
    scope: ChallengeScope,
  ): Promise<Passkey | undefined> {
    const challenge = await this.challenges.consume(challengeId, scope);
    const answer = response as AuthenticationResponseJSON;
    if (!challenge || typeof answer.id !== 'string') return undefined;
    const credentialId = Buffer.from(answer.id, 'base64url');
    const passkey = await this.dataSource.manager.findOne(Passkey, {
      where: { credentialId },
      relations: { user: true },
    });
    if (!passkey || passkey.user.disabledAt) return undefined;
    if (challenge.userId !== null && challenge.userId !== passkey.userId) return undefined;
    return (await this.accept(passkey, challenge, answer)) ? passkey : undefined;
  }

  private async accept(
    passkey: Passkey,
    { challenge }: PasskeyChallenge,
    response: AuthenticationResponseJSON,
  ): Promise<boolean> {
    const { relyingParty } = this.config;
    if (!relyingParty || !isHandleOf(passkey, response)) return false;
    const { verifyAuthenticationResponse } = await webauthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      credential: {
        id: passkey.credentialId.toString('base64url'),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
      },
      requireUserVerification: true,
    }).catch(notVerified);
    return verified && (await this.noteUse(passkey, authenticationInfo));
  }

  /**
   * Stores the passkey's new counter. If the authenticator counts, only one of two concurrent answers with the same
   * counter is accepted.
   *
   * @returns whether this answer is accepted
   */
  private async noteUse(
    { id, counter }: Passkey,
    { newCounter, credentialBackedUp }: { newCounter: number; credentialBackedUp: boolean },
  ): Promise<boolean> {
    const { affected } = await this.dataSource.manager.update(
      Passkey,
      { id, counter },
      { counter: String(newCounter), isBackedUp: credentialBackedUp, lastUsedAt: this.clock.now() },
    );
    return affected === 1;
  }

  private async credentialsOf(userId: string) {
    const passkeys = await this.dataSource.manager.findBy(Passkey, { userId });
    return passkeys.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports,
    }));
  }
}

/** Result for an answer for which the library throws, for example a malformed one. */
const notVerified = () => ({
  verified: false,
  authenticationInfo: { newCounter: 0, credentialBackedUp: false },
});

/**
 * Returns whether the answer has the user handle of the passkey's account, or no user handle. In a sign-in without a
 * username, browsers send the handle.
 */
function isHandleOf({ userId }: Passkey, { response }: AuthenticationResponseJSON): boolean {
  const handle: unknown = (response as { userHandle?: unknown } | undefined)?.userHandle;
  return handle === undefined || handle === null || handle === userHandle(userId).toString('base64url');
}
