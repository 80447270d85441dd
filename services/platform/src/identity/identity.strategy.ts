import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import {
  identityAlgorithm,
  identityHeader,
  identityIssuer,
  roles,
  type GatewayIdentity,
  type Identity,
} from './identity.js';
import { keyId, publicKeyPems } from './identity-keys.js';

interface TokenClaims {
  sub: string;
  gateway?: boolean;
  username?: string;
  role?: string;
  sid?: string;
  confirmedAt?: number;
  needsSecondFactor?: boolean;
}

export interface IdentityOptions {
  /** The service's own name. Tokens for other services are rejected. */
  audience: string;
  /** The gateway's public key (DER, base64). During a rotation, two keys separated by a comma. */
  publicKey: string;
}

/** Verifies the gateway's token: signature, audience, issuer and age. */
export class IdentityStrategy extends PassportStrategy(Strategy, 'identity') {
  constructor({ audience, publicKey }: IdentityOptions) {
    const keys = publicKeyPems(publicKey);
    const byId = new Map(keys.map((key) => [keyId(key), key]));
    super({
      jwtFromRequest: ExtractJwt.fromHeader(identityHeader),
      secretOrKeyProvider: (_request, token: string, done) =>
        done(null, byId.get(keyIdIn(token) ?? '') ?? keys[0]),
      algorithms: [identityAlgorithm],
      audience,
      issuer: identityIssuer,
    });
  }

  validate(claims: TokenClaims): Identity | GatewayIdentity | false {
    if (claims.gateway === true) return { gateway: true };
    const role = roles.find((known) => known === claims.role);
    if (!role || !claims.username || !claims.sid) return false;
    const { sub: userId, username, sid: sessionId, confirmedAt, needsSecondFactor } = claims;
    return { userId, username, role, sessionId, confirmedAt, needsSecondFactor };
  }
}

/** Returns the key id in a token. The id is untrusted, but it only selects one of the trusted keys. */
function keyIdIn(token: string): string | undefined {
  try {
    const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as {
      kid?: unknown;
    } | null;
    return typeof header?.kid === 'string' ? header.kid : undefined;
  } catch {
    return undefined;
  }
}
