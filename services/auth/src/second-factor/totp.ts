import { createHmac, timingSafeEqual } from 'node:crypto';
import { toBase32 } from './base32.js';

const periodSeconds = 30;
const digits = 6;

/**
 * Offsets of the time steps whose codes are valid. Phone clocks drift and typing takes time, so the previous and the
 * next code are valid, too.
 */
const stepOffsets = [0, -1, 1];

/** Length of a secret in bytes: that of a SHA-1 hash, as RFC 4226 recommends. */
export const secretLength = 20;

/** Returns the RFC 6238 time step: the number of half minutes since 1970. */
export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / 1000 / periodSeconds);
}

/** Returns the RFC 6238 code of a step, with SHA-1, which all authenticator apps support. */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const number = hash.readUInt32BE(hash.readUInt8(hash.length - 1) & 0xf) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * Returns the time step of the code: the current, the previous or the next one. Returns undefined if the code is wrong.
 * Callers must reject steps that were already used.
 */
export function stepOf(code: string, secret: Uint8Array, now: Date): number | undefined {
  if (!isTotpCode(code)) return undefined;
  return stepOffsets.map((offset) => stepAt(now) + offset).find((step) => isSame(code, codeAt(secret, step)));
}

export function isTotpCode(text: string): boolean {
  return text.length === digits && /^\d+$/.test(text);
}

export function otpauthUrl(
  secret: Uint8Array,
  { issuer, account }: { issuer: string; account: string },
): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  // Authenticator apps do not decode "+" as a space.
  const parameters = Object.entries({
    secret: toBase32(secret),
    issuer,
    algorithm: 'SHA1',
    digits,
    period: periodSeconds,
  }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${label}?${parameters.join('&')}`;
}

function isSame(code: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(code), Buffer.from(expected));
}
