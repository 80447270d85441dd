import { useDispatch } from 'react-redux';
import { type Attempt, attemptFor } from '../attempt';
import type { AppDispatch, AppThunk } from '../root-reducer';
import { changeDraft, selectDraft } from './drafts-slice';

const keyFor =
  (draft: string, content: unknown): AppThunk<string> =>
  (dispatch, getState) => {
    const last = (selectDraft(draft)(getState()) as Attempt | undefined) ?? null;
    const attempt = attemptFor(last, JSON.stringify(content));
    dispatch(changeDraft(draft, attempt));
    return attempt.key;
  };

/**
 * Returns a function for the idempotency key of a content, and a function to call once the server has the content. The
 * key is kept as long as the content's draft, so that a retry after the user has left the page creates no second item.
 */
export function useKeptAttempt(draft: string) {
  const dispatch = useDispatch<AppDispatch>();
  return {
    keyFor: (content: unknown) => dispatch(keyFor(draft, content)),
    end: () => dispatch(changeDraft(draft, undefined)),
  };
}
