import { type ComponentType, type ReactNode, Suspense, useRef } from 'react';
import { ErrorBoundary } from '../../../components/ui/error-boundary';
import { useNearViewport } from '../../../hooks/use-near-viewport';

/**
 * Pictures from the server, for pages whose first look does without them: their code and data are asked for when their
 * place comes near the view. Until then, and when the server has none or
 * the code does not arrive, the shipped pictures stand there.
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
