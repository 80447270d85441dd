import { JwtService } from '@nestjs/jwt';

/** A call from one service to another, which they sign with a secret that the two of them share. */
interface ServiceCall {
  from: string;
  to: string;
  /** Subject of the token, so that a token for one thing gives no other. */
  what: string;
}

/** How long a signed call is accepted. */
const lifetimeSeconds = 60;

const jwt = new JwtService();

/** The value of the `Authorization` header of a call. */
export function signServiceCall(secret: string, { from, to, what }: ServiceCall): string {
  const options = { secret, algorithm: 'HS256', issuer: from, audience: to, subject: what } as const;
  return `Bearer ${jwt.sign({}, { ...options, expiresIn: lifetimeSeconds })}`;
}

/** Whether an `Authorization` header is that call, signed with the secret within the last minute. */
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
