import { useEffect, useRef } from 'react';

/**
 * Returns a ref for an element near a list, and a function to call with the id of an item that is being removed. Once
 * the item is gone, the element gets the focus if no other element has it.
 *
 * @param isGone returns whether the item, and any dialog about it, has disappeared from the page
 */
export function useFocusAfterRemoval<Place extends HTMLElement>(isGone: (id: string) => boolean) {
  const place = useRef<Place>(null);
  const removed = useRef<string>(null);
  useEffect(() => {
    if (removed.current === null || !isGone(removed.current)) return;
    removed.current = null;
    if (document.activeElement === document.body) place.current?.focus();
  });
  return [place, (id: string) => void (removed.current = id)] as const;
}
