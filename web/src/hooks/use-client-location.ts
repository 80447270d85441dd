import { useLocation } from 'react-router-dom';
import { useIsHydrated } from './use-is-hydrated';

/**
 * Returns hash and query of the URL. Both are empty until hydration, because the prerendered file has neither and the
 * first render must match that file.
 */
export function useClientLocation(): { hash: string; search: string } {
  const { hash, search } = useLocation();
  return useIsHydrated() ? { hash, search } : { hash: '', search: '' };
}
