import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** Returns a new secret in the format of Standard Webhooks. */
export function newSecret(): string {
  return prefix + randomBytes(24).toString('base64');
}

/** Returns the headers of Standard Webhooks for a body. `seconds` is the time of sending, in seconds since 1970. */
export function signedHeaders(
  secret: string,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): Record<string, string> {
  const key = Buffer.from(secret.replace(prefix, ''), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${mac}` };
}
