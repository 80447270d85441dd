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
 * Returns a function for the idempotency key of a content, and a function to call once the content has arrived. The key
 * is kept as long as the draft of the content is, so that what is sent again after the page was left is one thing too.
 */
export function useKeptAttempt(draft: string) {
  const dispatch = useDispatch<AppDispatch>();
  return {
    keyFor: (content: unknown) => dispatch(keyFor(draft, content)),
    end: () => dispatch(changeDraft(draft, undefined)),
  };
}
