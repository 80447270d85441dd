import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `total` rows to draw. The first time it is `step` of them, and the others between what else the page has to do;
 * then all, for rows that follow are few or deferred.
 */
export function useGradualCount(total: number, step: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (total === 0 || count === Infinity) return;
    startTransition(() => setCount(count < total ? count + step : Infinity));
  }, [count, total, step]);
  return count;
}
