import { createHash } from 'node:crypto';

/** Returns the id of a note that was sent with an `Idempotency-Key`, by which a repeat finds the first note. */
export function noteIdOf(leadId: string, userId: string, key: string): string {
  const hex = createHash('sha256').update(`${leadId}:${userId}:${key}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}
