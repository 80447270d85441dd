import { createHash, randomBytes } from 'node:crypto';

const wellFormed = /^[\w-]{43}$/;

/** 256 random bits, as in a cookie. */
export function makeBrowserToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isBrowserToken(text: string | undefined): text is string {
  return text !== undefined && wellFormed.test(text);
}

/** Hash for the table. The token is random, so a fast hash is sufficient. */
export function hashBrowserToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
