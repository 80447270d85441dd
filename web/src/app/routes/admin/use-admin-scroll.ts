import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Id of the tab's panel. The panel gets the focus when the focused element is removed. */
export const adminPanelId = 'admin-panel';

/**
 * After a change of path, scrolls to the top, or to the previous position if the user went back or forward. A change of
 * filters in the query does not scroll. If the focused element is gone, the panel gets the focus.
 */
export function useAdminScroll(): void {
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const last = useRef(pathname);

  useEffect(() => {
    const known = positions.current;
    const remember = () => known.set(key, globalThis.scrollY);
    globalThis.addEventListener('scroll', remember, { passive: true });
    return () => globalThis.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const left = how === 'POP' ? (positions.current.get(key) ?? 0) : 0;
    globalThis.scrollTo({ top: left, behavior: 'instant' });
    if (document.activeElement === document.body)
      document.getElementById(adminPanelId)?.focus({ preventScroll: true });
  }, [key, pathname, how]);
}
