import { lazyIsland } from '../ui/lazy-island';

/** The opening hours, loaded late because they are below the first screen. */
export const LazyBusinessHours = lazyIsland(() =>
  import('./business-hours').then((module) => module.BusinessHours),
);
