import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same while what it does changes: parts that got it are not drawn again. */
export function useStableHandler<Args extends unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
