import { useEffect, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '../../../../lib/root-reducer';
import { selectThemeChoice, themeChosenElsewhere } from './theme-slice';

/**
 * Marks the document with `data-dark` while the admin area is shown in its dark theme. The mark is on the document,
 * because dialogs and toasts are rendered outside the layout. Public pages are always light.
 */
export function useTheme(): void {
  const dispatch = useDispatch<AppDispatch>();
  const choice = useSelector(selectThemeChoice);
  useLayoutEffect(() => {
    const device = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
    const show = () => {
      const isDark = choice === 'dark' || (choice === 'system' && device?.matches === true);
      document.documentElement.toggleAttribute('data-dark', isDark);
    };
    show();
    device?.addEventListener('change', show);
    return () => device?.removeEventListener('change', show);
  }, [choice]);
  useLayoutEffect(() => () => document.documentElement.removeAttribute('data-dark'), []);
  useEffect(() => {
    const follow = () => dispatch(themeChosenElsewhere());
    globalThis.addEventListener('storage', follow);
    return () => globalThis.removeEventListener('storage', follow);
  }, [dispatch]);
}
