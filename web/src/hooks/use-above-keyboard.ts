import { type RefObject, useEffect } from 'react';

/** Height in pixels that every keyboard exceeds, and that the browser's own bars do not reach. */
const minKeyboardPx = 120;

/**
 * Adapts an element at the bottom of the window to the space that a phone's keyboard leaves. Sets the element's
 * `--visible-height`, `--keyboard` (the keyboard's height) and, while the keyboard is open, `data-keyboard`. Browsers
 * lay out the page as if there were no keyboard.
 */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = globalThis.visualViewport;
    if (!view) return undefined;
    const place = () => {
      const target = element.current;
      if (!target) return;
      const below = globalThis.innerHeight - view.height - view.offsetTop;
      // Zooming in also reduces the visible part of the page, so the keyboard cannot be recognized then.
      const isZoomed = view.scale > 1.01;
      const hasKeyboard = !isZoomed && globalThis.innerHeight - view.height > minKeyboardPx;
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
