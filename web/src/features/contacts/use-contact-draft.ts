import { useCallback, useEffect, useRef, useState } from 'react';
import {
  clearContactDraft,
  type ContactDraft,
  loadContactDraft,
  newContactDraft,
  saveContactDraft,
} from './contact-draft';
import type { ContactValues } from './contact-schema';

/**
 * The draft behind the contact form. What was typed before the form came to life goes before what the tab has kept.
 * `change` keeps what is new; `end` forgets it all.
 */
export function useContactDraft(typed: Partial<ContactValues>) {
  const [wasTyped] = useState(() => Object.values(typed).some((value) => value.length > 0));
  const [first] = useState(() => (wasTyped ? null : loadContactDraft()) ?? newContactDraft(typed));
  const current = useRef(first);
  const read = useCallback(() => current.current, []);
  const change = useCallback((changed: Partial<ContactDraft>) => {
    current.current = { ...current.current, ...changed };
    saveContactDraft(current.current);
  }, []);
  const end = useCallback(() => {
    current.current = newContactDraft();
    clearContactDraft();
  }, []);
  useEffect(() => {
    // Handed over, and no change that the form tells of.
    if (wasTyped) saveContactDraft(first);
  }, [wasTyped, first]);
  return { first, read, change, end };
}

export type KeptContact = ReturnType<typeof useContactDraft>;
