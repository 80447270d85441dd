import { useEffect, useState } from 'react';

interface Rotation {
  count: number;
  intervalMs: number;
  isMoving: boolean;
}

/**
 * Returns an index into `count` items, with functions that change it. The index advances every `intervalMs` while
 * moving, and wraps around in both directions.
 */
export function useRotation({ count, intervalMs, isMoving }: Rotation) {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!isMoving || count < 2) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [index, count, intervalMs, isMoving]);
  return {
    index,
    show: setIndex,
    next: () => setIndex((index + 1) % count),
    previous: () => setIndex((index - 1 + count) % count),
  };
}
