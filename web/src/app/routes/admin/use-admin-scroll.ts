import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useScrollPositions } from '../../../hooks/use-scroll-positions';

/** Id of the tab's panel. The panel gets the focus when the focused element is removed. */
export const adminPanelId = 'admin-panel';

/**
 * After a change of path, scrolls to the top, or to the previous position if the user went back or forward. A change of
 * filters in the query does not scroll. If the focused element is gone, the panel gets the focus.
 */
export function useAdminScroll(): void {
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  const positions = useScrollPositions(key);
  const last = useRef(pathname);

  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const left = how === 'POP' ? (positions.get(key) ?? 0) : 0;
    globalThis.scrollTo({ top: left, behavior: 'instant' });
    if (document.activeElement === document.body)
      document.getElementById(adminPanelId)?.focus({ preventScroll: true });
  }, [key, pathname, how, positions]);
}
