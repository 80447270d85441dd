import { useEffect, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useMediaQuery } from '../../../../hooks/use-media-query';
import type { AppDispatch } from '../../../../lib/root-reducer';
import { selectThemeChoice, themeChosenElsewhere } from './theme-slice';

/**
 * Marks the document as dark while the admin area is shown, dialogs and toasts included, which are outside of its layout.
 * The public pages are light.
 */
export function useTheme(): void {
  const dispatch = useDispatch<AppDispatch>();
  const choice = useSelector(selectThemeChoice);
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = choice === 'dark' || (choice === 'system' && prefersDark);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-dark', isDark);
  }, [isDark]);
  useLayoutEffect(() => () => document.documentElement.removeAttribute('data-dark'), []);
  useEffect(() => {
    const follow = () => dispatch(themeChosenElsewhere());
    globalThis.addEventListener('storage', follow);
    return () => globalThis.removeEventListener('storage', follow);
  }, [dispatch]);
}
