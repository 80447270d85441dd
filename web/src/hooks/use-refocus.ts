import { useLayoutEffect } from 'react';

/** Brings a visitor back to the field he was in before the form came to life, the caret behind what he typed. */
export function useRefocus<Name>(focused: Name | null, setFocus: (name: Name) => void): void {
  // Before the next key: a letter typed while nothing has the focus would be lost.
  useLayoutEffect(() => {
    if (focused === null) return;
    setFocus(focused);
    const field = document.activeElement;
    const isText =
      field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text');
    if (isText) field.setSelectionRange(field.value.length, field.value.length);
  }, [focused, setFocus]);
}
