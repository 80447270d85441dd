import { startTransition, useEffect, useState } from 'react';

/** How many of `total` rows to draw: `step` of them at first, the others between what else the page has to do. */
export function useGradualCount(total: number, step: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count < total) startTransition(() => setCount((drawn) => drawn + step));
  }, [count, total, step]);
  return count;
}
