import { createHash } from 'node:crypto';

/** By what an address is known that had its receipt of the day. */
export function emailHash(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}
