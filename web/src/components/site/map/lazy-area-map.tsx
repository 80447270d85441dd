import { lazyIsland } from '../../ui/lazy-island';

/**
 * The drawn map with its legend, loaded late. Change `marked` only in a transition: otherwise, React may show the
 * fallback again while the code is loading. The fallback has the drawing's size, so that nothing shifts.
 */
export const LazyAreaMap = lazyIsland(
  async () => (await import('./area-map')).AreaMapWithKey,
  <div className="aspect-1000/970 bg-info" />,
);
