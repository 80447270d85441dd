import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '../root-reducer';
import { changeFileDraft, draftRestored, selectDraft, selectDraftsOwner } from './drafts-slice';
import { readFile } from './kept-files';

/**
 * Returns the unsent file that the user chose for a key, and a function that changes it. The file is kept for as long
 * as text drafts are.
 */
export function useFileDraft(key: string): [File | null, (file: File | null) => void] {
  const dispatch = useDispatch<AppDispatch>();
  const userId = useSelector(selectDraftsOwner);
  const file = (useSelector(selectDraft(key)) as File | undefined) ?? null;
  const choose = (chosen: File | null) => void dispatch(changeFileDraft(key, chosen));
  const bringBack = useEffectEvent((found: File | null) => {
    if (found && !file) dispatch(draftRestored(key, found));
  });
  useEffect(() => {
    if (userId === null) return undefined;
    let isShown = true;
    void readFile(key, userId).then((found) => isShown && bringBack(found));
    return () => {
      isShown = false;
    };
  }, [key, userId]);
  return [file, choose];
}
