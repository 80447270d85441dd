import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a change of page: to the anchor that the address names, else to the top; with the browser's back and forward
 * to where the page was left. The first page is the browser's own business.
 */
export function useScrollOnNavigation(): void {
  const { key, hash } = useLocation();
  const how = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const isFirst = useRef(true);

  useEffect(() => {
    const known = positions.current;
    const remember = () => known.set(key, globalThis.scrollY);
    globalThis.addEventListener('scroll', remember, { passive: true });
    return () => globalThis.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const left = how === 'POP' ? positions.current.get(key) : undefined;
    if (left === undefined && anchor) anchor.scrollIntoView();
    else globalThis.scrollTo({ top: left ?? 0, behavior: 'instant' });
  }, [key, hash, how]);
}
