import { type RefObject, useEffect } from 'react';

/** A browser's own bars are lower than any keyboard. */
const leastKeyboardPx = 120;

/**
 * Tells an element at the bottom of the window how much of it a phone's keyboard leaves: `--visible-height`, `--keyboard`
 * (its height) and, while there is one, `data-keyboard`. Browsers lay out the page as if the keyboard were not there.
 */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = globalThis.visualViewport;
    if (!view) return undefined;
    const place = () => {
      const target = element.current;
      if (!target) return;
      const below = globalThis.innerHeight - view.height - view.offsetTop;
      // Zooming in hides a part of the page as well.
      const isZoomed = view.scale > 1.01;
      const hasKeyboard = !isZoomed && globalThis.innerHeight - view.height > leastKeyboardPx;
      target.toggleAttribute('data-keyboard', hasKeyboard);
      target.style.setProperty('--visible-height', hasKeyboard ? `${view.height}px` : '100dvh');
      target.style.setProperty('--keyboard', hasKeyboard ? `${Math.max(0, below)}px` : '0px');
    };
    place();
    view.addEventListener('resize', place);
    view.addEventListener('scroll', place);
    return () => {
      view.removeEventListener('resize', place);
      view.removeEventListener('scroll', place);
    };
  }, [element]);
}
