import { useCallback, useRef } from 'react';
import { randomId } from '../lib/random-id';

/** Gives the idempotency key of a form: the same as long as its content is the same. */
export function useAttemptKey(): (content: string) => string {
  const attempt = useRef({ key: '', content: '' });
  return useCallback((content) => {
    if (attempt.current.content !== content) attempt.current = { key: randomId(), content };
    return attempt.current.key;
  }, []);
}
