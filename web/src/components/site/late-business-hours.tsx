import { lateIsland } from '../ui/late-island';

/** The opening hours, loaded late because they are below the first screen. */
export const LateBusinessHours = lateIsland(() =>
  import('./business-hours').then((module) => module.BusinessHours),
);
