import { type RefObject, useLayoutEffect } from 'react';

/** Brings a visitor back to the field he was in before the form came to life, the caret behind what he typed. */
export function useRefocus(form: RefObject<HTMLFormElement | null>, focused: string | null): void {
  // At once, while react-hook-form's own setFocus waits: a letter typed while nothing has the focus would be lost.
  useLayoutEffect(() => {
    if (focused === null) return;
    const field = form.current?.querySelector<HTMLElement>(`[name="${focused}"]`);
    field?.focus();
    const isText =
      field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text');
    if (isText) field.setSelectionRange(field.value.length, field.value.length);
  }, [form, focused]);
}
