import { isApiError } from './api-error';
import { randomId } from './random-id';

/** A try to send a form: its idempotency key, and what was sent with it. It is kept with the form's draft. */
export interface Attempt {
  key: string;
  fingerprint: string;
}

export const newAttempt = (fingerprint: string): Attempt => ({ key: randomId(), fingerprint });

/** The last attempt while the content is the same, else a new one. */
export const attemptFor = (last: Attempt | null, fingerprint: string): Attempt =>
  last?.fingerprint === fingerprint ? last : newAttempt(fingerprint);

/** Whether the server knows the key with other content: the page then sends again under a new one. */
export const isKeyReused = (error: unknown): boolean =>
  isApiError(error) && error.code === 'idempotency_key_reused';
