import { createHash } from 'node:crypto';
import type { Identity } from '@sandhill/platform/identity/identity.js';

/**
 * Returns the idempotency slot of a message or note that a member of staff adds to a lead with an `Idempotency-Key`. A
 * repeated request has the same slot.
 */
export const staffSlot = (leadId: string, { userId }: Identity, key: string): string =>
  createHash('sha256').update(`${leadId}:${userId}:${key}`).digest('hex');
