import { useEffect, useRef } from 'react';

/**
 * Returns a ref for the element that shows the current step. The element gets the focus when a change of step has
 * removed the focused element. `step` is undefined until the first step is known.
 */
export function useFocusWhenLost<Place extends HTMLElement>(step: string | undefined) {
  const place = useRef<Place>(null);
  const last = useRef(step);
  useEffect(() => {
    const isChange = last.current !== undefined && last.current !== step;
    last.current = step;
    if (isChange && document.activeElement === document.body) place.current?.focus();
  }, [step]);
  return place;
}
