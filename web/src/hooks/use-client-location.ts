import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/**
 * Hash and query of the address. The prerendered file knows neither, so both are empty until the page has come to life;
 * otherwise the first render would not fit the file.
 */
export function useClientLocation(): { hash: string; search: string } {
  const { hash, search } = useLocation();
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isAlive ? { hash, search } : { hash: '', search: '' };
}
