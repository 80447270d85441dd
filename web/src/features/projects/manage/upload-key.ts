import { type Attempt, attemptFor } from '../../../lib/attempt';

const attempts = new WeakMap<File, Attempt>();

/** The idempotency key of a file and its words: the same when they are sent again, so that a lost answer adds nothing. */
export function uploadKey(file: File, words: object): string {
  const attempt = attemptFor(attempts.get(file) ?? null, JSON.stringify(words));
  attempts.set(file, attempt);
  return attempt.key;
}
