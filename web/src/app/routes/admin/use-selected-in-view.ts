import { type RefObject, useLayoutEffect } from 'react';

/** Scrolls the row so that the element matching the selector is centered, each time `selected` changes. */
export function useSelectedInView(
  row: RefObject<HTMLElement | null>,
  selector: string,
  selected: string | null,
): void {
  useLayoutEffect(() => {
    const element = row.current?.querySelector<HTMLElement>(selector);
    if (!row.current || !element || selected === null) return;
    const left = element.offsetLeft - (row.current.clientWidth - element.clientWidth) / 2;
    row.current.scrollTo?.({ left, behavior: 'instant' });
  }, [row, selector, selected]);
}
