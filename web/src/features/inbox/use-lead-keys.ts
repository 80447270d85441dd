import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leadAddress } from '../../config/admin-addresses';
import { type FromList, fromList } from './from-list';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [role=dialog]') !== null;

const isShown = (element: Element) => element.closest('[hidden]') === null;

/** Returns the elements that the keyboard shortcuts act on: rows of the list, or elements of the open lead. */
function parts(place: HTMLElement) {
  const all = <Found extends HTMLElement>(selector: string) =>
    [...place.querySelectorAll<Found>(selector)].filter(isShown);
  const rows = all<HTMLAnchorElement>('a[data-lead]');
  const at = rows.findIndex((row) => row === document.activeElement);
  const scope = at >= 0 ? rows[at]?.closest('article') : rows.length === 0 ? place : null;
  return {
    rows,
    at,
    row: rows[at],
    claim: [...(scope?.querySelectorAll<HTMLButtonElement>('[data-claim]') ?? [])].find(isShown),
    reply: all('[data-reply] textarea')[0],
    search: all<HTMLInputElement>('input[type=search]')[0],
  };
}

/** Handles keyboard shortcuts, except while somebody types or a dialog is open. */
export function useLeadKeys(place: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  const [areShown, setShown] = useState(false);
  const navigateTo = useRef(navigate);
  useEffect(() => {
    navigateTo.current = navigate;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !place.current) return;
      const { rows, at, row, claim, reply, search } = parts(place.current);
      const open = (more?: Partial<FromList>) => {
        const reference = row?.dataset['lead'];
        if (reference) void navigateTo.current(leadAddress(reference), { state: { ...fromList, ...more } });
      };
      const actions: Record<string, (() => void) | undefined> = {
        j: () => rows[Math.min(at + 1, rows.length - 1)]?.focus(),
        k: () => rows[Math.max(at - 1, 0)]?.focus(),
        o: () => row?.click(),
        c: () => claim?.click(),
        r: () => (reply ? reply.focus() : open({ isReply: true })),
        '/': () => search?.focus(),
        '?': () => setShown(true),
      };
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [place]);
  return { areShown, hide: () => setShown(false) };
}
