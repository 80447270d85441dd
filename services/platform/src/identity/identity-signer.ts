import { JwtService } from '@nestjs/jwt';
import { identityAlgorithm, identityIssuer, identityLifetimeSeconds, type Identity } from './identity.js';
import { keyIdOfPrivate, privateKeyPem } from './identity-keys.js';

export class IdentitySigner {
  private readonly jwt: JwtService;

  constructor(privateKey: string) {
    const key = privateKeyPem(privateKey);
    this.jwt = new JwtService({
      privateKey: key,
      signOptions: {
        keyid: keyIdOfPrivate(key),
        algorithm: identityAlgorithm,
        issuer: identityIssuer,
        expiresIn: identityLifetimeSeconds,
      },
    });
  }

  /** @param expiresIn lifetime of the token in seconds */
  forCaller(caller: Identity, audience: string, expiresIn = identityLifetimeSeconds): string {
    const { userId, username, role, sessionId, confirmedAt, needsSecondFactor } = caller;
    const claims = { username, role, sid: sessionId, confirmedAt, needsSecondFactor };
    return this.jwt.sign(claims, { subject: userId, audience, expiresIn });
  }

  forGateway(audience: string): string {
    return this.jwt.sign({ gateway: true }, { subject: identityIssuer, audience });
  }
}
