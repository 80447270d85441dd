import { Injectable } from '@nestjs/common';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { DataSource } from 'typeorm';
import { AuthConfig } from '../auth.config.js';
import type { User } from '../users/user.entity.js';
import { Challenges } from './challenges.js';
import { Passkey } from './passkey.entity.js';
import { PasskeyInvalid, PasskeysUnavailable } from './passkeys.errors.js';
import type { PasskeyAnswerRequest } from './passkeys.requests.js';
import type { PasskeyChallengeResponse } from './passkeys.responses.js';
import { userHandle } from './user-handle.js';
import { algorithms, webauthn } from './webauthn.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';

const maxCredentialIdLength = 1023;

export type NewCredential = Pick<
  Passkey,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'deviceType' | 'isBackedUp'
>;

@Injectable()
export class PasskeyRegistration {
  constructor(
    private readonly dataSource: DataSource,
    private readonly challenges: Challenges,
    private readonly config: AuthConfig,
    private readonly site: PublishedContent,
  ) {}

  /** @throws PasskeysUnavailable */
  async ask(
    user: Pick<User, 'id' | 'username'>,
    { sessionId }: Pick<Identity, 'sessionId'>,
    address: string,
  ): Promise<PasskeyChallengeResponse> {
    const { relyingParty } = this.config;
    if (!relyingParty) throw new PasskeysUnavailable();
    const { challengeId, challenge } = await this.challenges.make(
      { purpose: 'add', userId: user.id, sessionId },
      address,
    );
    const existing = await this.dataSource.manager.findBy(Passkey, { userId: user.id });
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: this.site.current.profile.name,
      rpID: relyingParty.id,
      userName: user.username,
      userDisplayName: user.username,
      userID: new Uint8Array(userHandle(user.id)),
      challenge: Buffer.from(challenge, 'base64url'),
      timeout: 5 * 60_000,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: algorithms,
      excludeCredentials: existing.map(({ credentialId, transports }) => ({
        id: credentialId.toString('base64url'),
        transports,
      })),
    });
    return { challengeId, options };
  }

  /** @throws PasskeyInvalid, PasskeysUnavailable */
  async verify(
    { userId, sessionId }: Pick<Identity, 'userId' | 'sessionId'>,
    { challengeId, response }: PasskeyAnswerRequest,
  ): Promise<NewCredential> {
    const { relyingParty } = this.config;
    if (!relyingParty) throw new PasskeysUnavailable();
    const taken = await this.challenges.consume(challengeId, { purpose: 'add', userId, sessionId });
    if (!taken) throw new PasskeyInvalid(400);
    const { verifyRegistrationResponse } = await webauthn();
    // The library throws for most answers that it does not accept, and returns no `registrationInfo` for the others.
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: taken.challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }).catch(() => ({ registrationInfo: undefined }));
    if (!registrationInfo) throw new PasskeyInvalid(400);
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
    const credentialId = Buffer.from(credential.id, 'base64url');
    if (credentialId.length > maxCredentialIdLength) throw new PasskeyInvalid(400);
    return {
      credentialId,
      publicKey: Buffer.from(credential.publicKey),
      counter: String(credential.counter),
      transports: knownTransports(credential.transports),
      deviceType: credentialDeviceType,
      isBackedUp: credentialBackedUp,
    };
  }
}

const transports = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

function knownTransports(said: unknown): string[] {
  if (!Array.isArray(said)) return [];
  return [...transports].filter((transport) => said.includes(transport));
}
