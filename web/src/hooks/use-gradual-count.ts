import { startTransition, useEffect, useState } from 'react';

/**
 * Returns how many of `total` rows to render: first `step`, then `step` more at a time with low priority, finally all.
 * Rows that are added after that are few or deferred.
 */
export function useGradualCount(total: number, step: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (total === 0 || count === Infinity) return;
    startTransition(() => setCount(count < total ? count + step : Infinity));
  }, [count, total, step]);
  return count;
}
