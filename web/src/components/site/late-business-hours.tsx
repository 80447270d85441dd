import { lateIsland } from '../ui/late-island';

/** When the office is open: it stands below the first screens. */
export const LateBusinessHours = lateIsland(() =>
  import('./business-hours').then((module) => module.BusinessHours),
);
