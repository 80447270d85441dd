import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '../root-reducer';
import { changeDraft, selectDraft } from './drafts-slice';

/**
 * A draft of the user for a thing, such as `lead/<id>/note`: kept for a day, for this user in this browser. Never for
 * passwords, codes and keys.
 *
 * @param initial while nothing is typed; typing it ends the draft
 */
export function useDraft<T>(thing: string, initial: T): [T, (value: T) => void] {
  const dispatch = useDispatch<AppDispatch>();
  const draft = useSelector(selectDraft(thing)) as T | undefined;
  const change = useCallback(
    (value: T) => void dispatch(changeDraft(thing, value === initial ? undefined : value)),
    [dispatch, thing, initial],
  );
  return [draft === undefined ? initial : draft, change];
}
