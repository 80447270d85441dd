import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';
import { untilLoaded } from '../../lib/until-loaded';

/**
 * A part that is prerendered but whose code loads after hydration. Until then it can be read and its links work. Do not
 * use it for controls that a visitor may press at once.
 *
 * @param fallback shown instead after a navigation within the app, until the code has loaded
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
  // Memoized: React discards the prerendered HTML if the parent renders again before the code has loaded.
  return memo(LateIsland) as unknown as ComponentType<Props>;
}
