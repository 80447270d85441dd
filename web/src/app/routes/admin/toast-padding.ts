import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { StateWithToast } from '../../../lib/toast-slice';

/** Media query for windows in which a toast is shown beside the content. */
const wideWindow = '(width >= 40rem)';
const gap = 12;

/**
 * Returns the control that was used last. It may no longer have the focus, because a control can be disabled while its
 * action runs.
 */
function useUsedControl() {
  const used = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const control =
        target instanceof Element ? target.closest('button, a, input, textarea, select, label') : null;
      if (control && !control.closest('[data-toast]')) used.current = control;
    };
    document.addEventListener('pointerdown', note, true);
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('pointerdown', note, true);
      document.removeEventListener('focusin', note);
    };
  }, []);
  return used;
}

/**
 * Pads the end of the page while a toast is shown at the bottom of a phone's window. Scrolls the page, or the dialog,
 * so that the toast does not cover the control in use.
 */
export function useToastPadding(): void {
  const shown = useSelector(({ toast: { current } }: StateWithToast) =>
    current?.isOpen ? current.id : null,
  );
  const used = useUsedControl();
  useLayoutEffect(() => {
    const toast = shown ? document.querySelector('[data-toast]') : null;
    if (!toast || globalThis.matchMedia?.(wideWindow).matches !== false) return undefined;
    const top = toast.getBoundingClientRect().top - gap;
    const { body, documentElement: page } = document;
    const room = `${innerHeight - top}px`;
    body.style.paddingBottom = room;
    page.style.scrollPaddingBottom = room;
    const control = used.current?.isConnected ? used.current : null;
    const dialog = control?.closest<HTMLElement>('[role=dialog]');
    const isBelow = control && getComputedStyle(control).position !== 'fixed' && !control.closest('dialog');
    const covered = isBelow ? control.getBoundingClientRect().bottom - top : 0;
    if (covered > 0 && covered < innerHeight) {
      if (dialog) dialog.style.paddingBottom = room;
      (dialog ?? globalThis).scrollBy({ top: covered, behavior: 'instant' });
    }
    return () => {
      body.style.paddingBottom = '';
      page.style.scrollPaddingBottom = '';
      if (dialog) dialog.style.paddingBottom = '';
    };
  }, [shown, used]);
}
