import { useLocation } from 'react-router-dom';
import { useIsHydrated } from './use-is-hydrated';

/**
 * Hash and query of the address. The prerendered file knows neither, so both are empty until hydration; otherwise
 * the first render would not match the file.
 */
export function useClientLocation(): { hash: string; search: string } {
  const { hash, search } = useLocation();
  return useIsHydrated() ? { hash, search } : { hash: '', search: '' };
}
