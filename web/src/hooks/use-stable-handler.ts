import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a handler whose identity never changes although it calls the latest function, so that components that receive
 * it are not rendered again.
 */
export function useStableHandler<Args extends unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
