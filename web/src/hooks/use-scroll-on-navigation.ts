import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { splitLanguage } from '../config/paths';

/** A page's code may come later than its address: so long an anchor may take to appear. */
const longestWaitMs = 10_000;

/** Lets the keyboard go on from an element. */
function focusOn(element: HTMLElement): void {
  if (!element.matches('[tabindex], a, button, input')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Brings an element into view and lets the keyboard go on from there. */
function goTo(element: HTMLElement): void {
  element.scrollIntoView();
  focusOn(element);
}

/** Calls back as soon as an element with the id is there. The answer gives up waiting. */
function whenThere(id: string, found: (element: HTMLElement) => void): () => void {
  const look = () => {
    const element = document.getElementById(id);
    if (!element) return;
    stop();
    found(element);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => observer.disconnect(), longestWaitMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}

const pageOf = (pathname: string) => splitLanguage(pathname).path;

/** State of a navigation that changes the query of the address alone, such as a filter: the page stays where it is. */
export const inPlace = { isInPlace: true };

/**
 * After a change of page or anchor, not of language: to the anchor that the address names, else to the top; with the browser's back and
 * forward to where the page was left. The keyboard begins at the new content: the anchor, else the page. The first page
 * is the browser's own business.
 */
export function useScrollOnNavigation(): void {
  const { key, hash, pathname, state } = useLocation() as Location<typeof inPlace | null>;
  const staysInPlace = state?.isInPlace;
  const how = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const last = useRef<{ key: string; pathname: string; hash: string } | null>(null);

  useEffect(() => {
    const known = positions.current;
    const remember = () => known.set(key, globalThis.scrollY);
    globalThis.addEventListener('scroll', remember, { passive: true });
    return () => globalThis.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { key, pathname, hash };
    if (!before) return undefined;
    if (staysInPlace && how !== 'POP' && before.pathname === pathname) return undefined;
    const isElsewhere = before.pathname !== pathname;
    // In the other language the selector keeps the place.
    if (how !== 'POP' && isElsewhere && pageOf(before.pathname) === pageOf(pathname)) return undefined;
    // A plain link to an anchor of the page keeps the key: there is no place to go back to.
    const left = how === 'POP' && before.key !== key ? positions.current.get(key) : undefined;
    const anchor = decodeURIComponent(hash.slice(1));
    if (left === undefined && anchor) {
      if (isElsewhere) globalThis.scrollTo({ top: 0, behavior: 'instant' });
      return whenThere(anchor, goTo);
    }
    globalThis.scrollTo({ top: left ?? 0, behavior: 'instant' });
    if (anchor) return whenThere(anchor, focusOn);
    if (isElsewhere || before.hash !== '') document.getElementById('content')?.focus({ preventScroll: true });
    return undefined;
  }, [key, hash, pathname, how, staysInPlace]);
}
