import type { ReactNode } from 'react';
import { useIsHydrated } from '../../hooks/use-is-hydrated';

/**
 * Text that depends on the day. The prerendered file may be of another year, and hydration keeps the text it finds: a
 * new element, after hydration, shows today's.
 */
export function OfToday({ children }: { children: ReactNode }) {
  return (
    <span key={useIsHydrated() ? 'today' : 'prerendered'} suppressHydrationWarning>
      {children}
    </span>
  );
}
