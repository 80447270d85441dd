import { createHash } from 'node:crypto';
import type { Identity } from '@sandhill/platform/identity/identity.js';

/** Returns the slot of what a member of staff sends for a lead with an `Idempotency-Key`. A repeat has the same slot. */
export const staffSlot = (leadId: string, { userId }: Identity, key: string): string =>
  createHash('sha256').update(`${leadId}:${userId}:${key}`).digest('hex');
