import { useEffect, useState } from 'react';

/**
 * Returns whether an element in the page's `main` that matches the selector is in view; undefined until that is known.
 * The elements are looked up again after each change of the page, because pages and forms change.
 *
 * @param rootMargin margin around the window; percentages relate to the window's size
 */
export function usePartsInView(selector: string, rootMargin = '0px'): boolean | undefined {
  const [isInView, setInView] = useState<boolean>();
  useEffect(() => {
    const known = new Map<Element, boolean | undefined>();
    const tell = () => {
      const parts = [...known].filter(([part]) => part.isConnected).map(([, isShown]) => isShown);
      setInView(parts.includes(true) || (parts.includes(undefined) ? undefined : false));
    };
    const sight = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) known.set(target, isIntersecting);
        tell();
      },
      { rootMargin },
    );
    const watch = () => {
      for (const part of document.querySelectorAll(`main :is(${selector})`)) {
        if (known.has(part)) continue;
        known.set(part, undefined);
        sight.observe(part);
      }
      tell();
    };
    const changes = new MutationObserver(watch);
    changes.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
    watch();
    return () => {
      changes.disconnect();
      sight.disconnect();
    };
  }, [selector, rootMargin]);
  return isInView;
}
