import { type Attempt, attemptFor } from '../../../lib/attempt';

const attempts = new WeakMap<File, Attempt>();

/** Returns an idempotency key that a retry reuses, so that nothing is added twice if only the response was lost. */
export function uploadKey(file: File, words: object): string {
  const attempt = attemptFor(attempts.get(file) ?? null, JSON.stringify(words));
  attempts.set(file, attempt);
  return attempt.key;
}
