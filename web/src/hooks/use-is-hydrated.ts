import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render over a prerendered page, true afterwards. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
