import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The tab's panel, which takes the focus when what had it is gone. */
export const adminPanelId = 'admin-panel';

/**
 * After a change of path: the top of the page, or with Back and Forward the place where it was left. Filters in the query
 * move nothing. A focus that went away with the last view goes to the new one.
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
