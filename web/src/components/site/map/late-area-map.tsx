import { lateIsland } from '../../ui/late-island';

/**
 * The drawn map with its key, late. Change `marked` in a transition: the code may still be under way. The fallback has the
 * drawing's size, so that nothing moves when it comes.
 */
export const LateAreaMap = lateIsland(
  async () => (await import('./area-map')).AreaMapWithKey,
  <div className="aspect-1000/970 bg-info" />,
);
