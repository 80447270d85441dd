import { useCallback, useRef, useState } from 'react';
import { loadDraft, newDraft, type QuoteDraft, saveDraft } from './quote-draft';

/** The draft behind a form: `first` is what was kept from before, `change` keeps what is new. */
export function useQuoteDraft() {
  const [first] = useState(loadDraft);
  const [id, setId] = useState(first.id);
  const current = useRef(first);
  const read = useCallback(() => current.current, []);
  const change = useCallback((changed: Partial<QuoteDraft>) => {
    current.current = { ...current.current, ...changed };
    saveDraft(current.current);
  }, []);
  const startAgain = useCallback(() => {
    current.current = newDraft();
    setId(current.current.id);
  }, []);
  return { id, first, read, change, startAgain };
}

export type KeptDraft = Pick<ReturnType<typeof useQuoteDraft>, 'read' | 'change'>;
