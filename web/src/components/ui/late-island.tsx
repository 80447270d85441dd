import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';
import { untilLoaded } from '../../lib/until-loaded';

/**
 * A part that is in the prerendered page and whose code arrives after hydration: until then it is read as it is, and its
 * links work. Not for what a visitor may press at once.
 *
 * @param fallback stands in its place when a navigation leads to the page
 */
export function lateIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await untilLoaded(load) }));
  function LateIsland(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  }
  // React throws the prerendered part away if its parent renders it again before the code is there.
  return memo(LateIsland) as unknown as ComponentType<Props>;
}
