import { JwtService } from '@nestjs/jwt';

/** A call from one service to another, signed with a secret that both have. */
interface ServiceCall {
  from: string;
  to: string;
  /** Subject of the token. A token for one subject is not valid for another. */
  what: string;
}

const lifetimeSeconds = 60;

const jwt = new JwtService();

export function signServiceCall(secret: string, { from, to, what }: ServiceCall): string {
  const options = { secret, algorithm: 'HS256', issuer: from, audience: to, subject: what } as const;
  return `Bearer ${jwt.sign({}, { ...options, expiresIn: lifetimeSeconds })}`;
}

/** Returns whether an `Authorization` header is valid for this call: signed with the secret within the last minute. */
export function isServiceCall(
  secret: string,
  header: string | undefined,
  { from, to, what }: ServiceCall,
): boolean {
  const token = /^Bearer (\S+)$/.exec(header ?? '')?.[1];
  if (!token) return false;
  try {
    jwt.verify(token, { secret, algorithms: ['HS256'], issuer: from, audience: to, subject: what });
    return true;
  } catch {
    return false;
  }
}
