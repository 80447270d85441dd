import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Puts the focus into a form's first field when it comes back in place of the view that thanked for it. */
export function useFocusOnReturn(form: RefObject<HTMLFormElement | null>, isShown: boolean): void {
  const wasAway = useRef(false);
  useLayoutEffect(() => {
    if (isShown && wasAway.current) form.current?.querySelector<HTMLElement>('input')?.focus();
    wasAway.current = !isShown;
  }, [form, isShown]);
}
