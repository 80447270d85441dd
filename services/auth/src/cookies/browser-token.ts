import { createHash, randomBytes } from 'node:crypto';

const wellFormed = /^[\w-]{43}$/;

/** Returns a new token for a cookie: 256 random bits in base64url. */
export function makeBrowserToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isBrowserToken(text: string | undefined): text is string {
  return text !== undefined && wellFormed.test(text);
}

/** Returns the hash by which a token is stored. The token is random, so a fast hash is sufficient. */
export function hashBrowserToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
