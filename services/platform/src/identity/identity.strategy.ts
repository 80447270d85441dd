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
import { publicKeyPem } from './identity-keys.js';

interface TokenClaims {
  sub: string;
  gateway?: boolean;
  username?: string;
  role?: string;
  sid?: string;
}

export interface IdentityOptions {
  /** The service's own name: a token for another service is worth nothing here. */
  audience: string;
  /** The gateway's public key (DER, base64). */
  publicKey: string;
}

/** Reads the gateway's token: signature, audience, issuer and age. */
export class IdentityStrategy extends PassportStrategy(Strategy, 'identity') {
  constructor({ audience, publicKey }: IdentityOptions) {
    super({
      jwtFromRequest: ExtractJwt.fromHeader(identityHeader),
      secretOrKey: publicKeyPem(publicKey),
      algorithms: [identityAlgorithm],
      audience,
      issuer: identityIssuer,
    });
  }

  validate(claims: TokenClaims): Identity | GatewayIdentity | false {
    if (claims.gateway === true) return { gateway: true };
    const role = roles.find((known) => known === claims.role);
    if (!role || !claims.username || !claims.sid) return false;
    return { userId: claims.sub, username: claims.username, role, sessionId: claims.sid };
  }
}
