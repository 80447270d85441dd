import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '../root-reducer';
import { changeDraft, selectDraft } from './drafts-slice';

/**
 * Returns the user's draft for a key, such as `lead/<id>/note`, and a function that changes it. The draft is kept in
 * this browser for a day, only for this user. Never use it for passwords, codes or keys.
 *
 * @param initial value if there is no draft; setting this value again deletes the draft
 */
export function useDraft<T>(key: string, initial: T): [T, (value: T) => void] {
  const dispatch = useDispatch<AppDispatch>();
  const draft = useSelector(selectDraft(key)) as T | undefined;
  const change = useCallback(
    (value: T) => void dispatch(changeDraft(key, value === initial ? undefined : value)),
    [dispatch, key, initial],
  );
  return [draft === undefined ? initial : draft, change];
}
