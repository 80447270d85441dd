import { isApiError } from './api-error';
import { randomId } from './random-id';

/** An attempt to send a form: its idempotency key and a fingerprint of the content. Kept with the form's draft. */
export interface IdempotencyKey {
  key: string;
  fingerprint: string;
}

export const newIdempotencyKey = (fingerprint: string): IdempotencyKey => ({ key: randomId(), fingerprint });

export const idempotencyKeyFor = (last: IdempotencyKey | null, fingerprint: string): IdempotencyKey =>
  last?.fingerprint === fingerprint ? last : newIdempotencyKey(fingerprint);

/**
 * Returns whether the server already knows the idempotency key with other content. The caller should then send again
 * with a new key.
 */
export const isKeyReused = (error: unknown): boolean =>
  isApiError(error) && error.code === 'idempotency_key_reused';
