import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { splitLanguage } from '../config/paths';
import { anchorOf } from '../lib/anchor-of';
import { focusOn, scrollToAndFocus, whenElementExists } from '../lib/when-element-exists';
import { useScrollPositions } from './use-scroll-positions';

const pageOf = (pathname: string) => splitLanguage(pathname).path;

/**
 * Router state of a navigation that changes only the query of the URL, as filters do. The page then does not scroll.
 */
export const inPlace = { isInPlace: true };

/**
 * Scrolls after a change of page or anchor, but not of language. The target is the anchor in the URL, else the top of
 * the page; after going back or forward, the previous position. The focus moves to the anchor, else to the page's
 * content. The browser handles the first page automatically.
 */
export function useScrollOnNavigation(): void {
  const { key, hash, pathname, state } = useLocation() as Location<typeof inPlace | null>;
  const staysInPlace = state?.isInPlace;
  const how = useNavigationType();
  const positions = useScrollPositions(key);
  const last = useRef<{ key: string; pathname: string; hash: string } | null>(null);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { key, pathname, hash };
    if (!before) return undefined;
    if (staysInPlace && how !== 'POP' && before.pathname === pathname) return undefined;
    const isElsewhere = before.pathname !== pathname;
    // After a change of language, the language selector keeps the scroll position.
    if (how !== 'POP' && isElsewhere && pageOf(before.pathname) === pageOf(pathname)) return undefined;
    // A plain link to an anchor of the same page keeps the location's key, so there is no stored position.
    const left = how === 'POP' && before.key !== key ? positions.get(key) : undefined;
    const anchor = anchorOf(hash);
    if (left === undefined && anchor) {
      if (isElsewhere) globalThis.scrollTo({ top: 0, behavior: 'instant' });
      return whenElementExists(anchor, scrollToAndFocus);
    }
    globalThis.scrollTo({ top: left ?? 0, behavior: 'instant' });
    if (anchor) return whenElementExists(anchor, focusOn);
    if (isElsewhere || before.hash !== '') document.getElementById('content')?.focus({ preventScroll: true });
    return undefined;
  }, [key, hash, pathname, how, staysInPlace, positions]);
}
