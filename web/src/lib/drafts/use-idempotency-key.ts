import { useDispatch } from 'react-redux';
import { type IdempotencyKey, idempotencyKeyFor } from '../idempotency-key';
import type { AppDispatch, AppThunk } from '../root-reducer';
import { changeDraft, selectDraft } from './drafts-slice';

const keyFor =
  (draft: string, content: unknown): AppThunk<string> =>
  (dispatch, getState) => {
    const last = (selectDraft(draft)(getState()) as IdempotencyKey | undefined) ?? null;
    const attempt = idempotencyKeyFor(last, JSON.stringify(content));
    dispatch(changeDraft(draft, attempt));
    return attempt.key;
  };

/**
 * Returns `keyFor`, which returns the idempotency key for a content, and `end`, to be called once the server has stored
 * the content. The key is kept as long as a draft, so that a retry after the user has left the page creates no second
 * item.
 */
export function useIdempotencyKey(draft: string) {
  const dispatch = useDispatch<AppDispatch>();
  return {
    keyFor: (content: unknown) => dispatch(keyFor(draft, content)),
    end: () => dispatch(changeDraft(draft, undefined)),
  };
}
