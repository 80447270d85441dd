import { createHash } from 'node:crypto';
import type { Identity } from '@sandhill/platform/identity/identity.js';

/**
 * Returns a hash of the `Idempotency-Key` with which a member of staff adds a message or note to a lead. It is the same
 * for a repeated request, which can thus be recognized.
 */
export const staffKeyHash = (leadId: string, { userId }: Identity, key: string): string =>
  createHash('sha256').update(`${leadId}:${userId}:${key}`).digest('hex');
