import { startTransition, useEffect, useState } from 'react';

/**
 * Returns how many of `total` rows to render: first `step`, then `step` more at a time at low priority, and finally
 * all. Rows that are added later are not delayed, because they are few or deferred elsewhere.
 */
export function useGradualCount(total: number, step: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (total === 0 || count === Infinity) return;
    startTransition(() => setCount(count < total ? count + step : Infinity));
  }, [count, total, step]);
  return count;
}
