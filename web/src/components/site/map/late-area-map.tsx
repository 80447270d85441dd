import { lateIsland } from '../../ui/late-island';

/**
 * The drawn map with its legend, loaded late. Change `marked` only in a transition, because the code may still be
 * loading. The fallback has the drawing's size, so that nothing shifts.
 */
export const LateAreaMap = lateIsland(
  async () => (await import('./area-map')).AreaMapWithKey,
  <div className="aspect-1000/970 bg-info" />,
);
