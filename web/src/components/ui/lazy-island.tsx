import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';
import { untilLoaded } from '../../lib/until-loaded';

/**
 * Returns a component that is prerendered but whose code loads after hydration. Until then its text can be read and its
 * links work. Do not use it for controls that a visitor may press immediately.
 *
 * @param fallback shown after a navigation within the app, until the code has loaded
 */
export function lazyIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await untilLoaded(load) }));
  function LazyIsland(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  }
  // Memoized, because React discards the prerendered HTML if the parent renders again before the code has loaded.
  return memo(LazyIsland) as unknown as ComponentType<Props>;
}
