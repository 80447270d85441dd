import { type ComponentType, type ReactNode, Suspense, useRef } from 'react';
import { ErrorBoundary } from '../../../components/ui/error-boundary';
import { useNearViewport } from '../../../hooks/use-near-viewport';

/**
 * Returns a component for pictures from the server. Its code and data load when the component comes near the viewport.
 * Until then, and if the server has no pictures or the code fails to load, the shipped pictures are shown.
 */
export function whenNear<Props extends { children?: ReactNode }>(
  Pictures: ComponentType<Props>,
  shipped: (props: Props) => ReactNode = ({ children }) => children,
) {
  return function PicturesWhenNear(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const isNear = useNearViewport(place);
    return (
      <div ref={place}>
        {isNear ? (
          <ErrorBoundary fallback={shipped(props)}>
            <Suspense fallback={shipped(props)}>
              <Pictures {...props} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          shipped(props)
        )}
      </div>
    );
  };
}
