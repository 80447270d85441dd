import { useCallback, useRef, useState } from 'react';
import { loadDraft, newDraft, type QuoteDraft, saveDraft } from './quote-draft';

/**
 * The draft behind a form: `first` is what was kept from before, `change` keeps what is new. After `end` nothing is kept
 * until `begin`: that the fields of a form are emptied once it was sent is nobody's draft.
 */
export function useQuoteDraft() {
  const [first] = useState(loadDraft);
  const [id, setId] = useState(first.id);
  const current = useRef(first);
  const read = useCallback(() => current.current, []);
  const isOver = useRef(false);
  const change = useCallback((changed: Partial<QuoteDraft>) => {
    if (isOver.current) return;
    current.current = { ...current.current, ...changed };
    saveDraft(current.current);
  }, []);
  const end = useCallback(() => {
    isOver.current = true;
    current.current = newDraft();
    setId(current.current.id);
  }, []);
  const begin = useCallback(() => {
    isOver.current = false;
  }, []);
  return { id, first, read, change, end, begin };
}

export type KeptDraft = Pick<ReturnType<typeof useQuoteDraft>, 'read' | 'change'>;
