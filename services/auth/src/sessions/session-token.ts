import { createHash, randomBytes } from 'node:crypto';

const wellFormed = /^[\w-]{43}$/;

/** 256 random bits, in the form the cookie holds. */
export function makeSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isSessionToken(text: string | undefined): text is string {
  return text !== undefined && wellFormed.test(text);
}

/** What the table keeps. The token is random, so a fast hash is enough. */
export function hashSessionToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
