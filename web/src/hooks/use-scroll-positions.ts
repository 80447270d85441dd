import { useEffect, useState } from 'react';

/**
 * Returns the last scroll position of each location that was visited since the page was loaded, by the location's key.
 */
export function useScrollPositions(key: string): ReadonlyMap<string, number> {
  const [positions] = useState(() => new Map<string, number>());
  useEffect(() => {
    const remember = () => positions.set(key, globalThis.scrollY);
    globalThis.addEventListener('scroll', remember, { passive: true });
    return () => globalThis.removeEventListener('scroll', remember);
  }, [key, positions]);
  return positions;
}
