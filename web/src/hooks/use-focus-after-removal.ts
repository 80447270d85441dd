import { useEffect, useRef } from 'react';

/**
 * Returns a ref for an element near a list, and a function to call with the id of an item that is being removed. The
 * element gets the focus once `isGone` says that the item and any question about it have disappeared, and if the focus
 * was lost with them.
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
