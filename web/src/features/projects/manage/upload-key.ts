import { type IdempotencyKey, idempotencyKeyFor } from '../../../lib/idempotency-key';

const attempts = new WeakMap<File, IdempotencyKey>();

/** Returns an idempotency key that a retry reuses, so that nothing is added twice if only the response was lost. */
export function uploadKey(file: File, words: object): string {
  const attempt = idempotencyKeyFor(attempts.get(file) ?? null, JSON.stringify(words));
  attempts.set(file, attempt);
  return attempt.key;
}
