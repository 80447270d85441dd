import { isApiError } from './api-error';
import { randomId } from './random-id';

/** An attempt to send a form: its idempotency key and a fingerprint of the content. Kept with the form's draft. */
export interface Attempt {
  key: string;
  fingerprint: string;
}

export const newAttempt = (fingerprint: string): Attempt => ({ key: randomId(), fingerprint });

export const attemptFor = (last: Attempt | null, fingerprint: string): Attempt =>
  last?.fingerprint === fingerprint ? last : newAttempt(fingerprint);

/**
 * Returns whether the server already knows the idempotency key with other content. The caller should then send again
 * with a new key.
 */
export const isKeyReused = (error: unknown): boolean =>
  isApiError(error) && error.code === 'idempotency_key_reused';
