import { type Attempt, attemptFor } from '../../../lib/attempt';

const attempts = new WeakMap<File, Attempt>();

/**
 * Returns the idempotency key of a file with its texts. A retry has the same key, so that nothing is added twice if
 * only the answer was lost.
 */
export function uploadKey(file: File, words: object): string {
  const attempt = attemptFor(attempts.get(file) ?? null, JSON.stringify(words));
  attempts.set(file, attempt);
  return attempt.key;
}
