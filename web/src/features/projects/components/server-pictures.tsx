import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useRef } from 'react';
import { WorkBlock } from '../../../components/site/home/work-block';
import { TitledWall } from '../../../components/site/titled-wall';
import { ErrorBoundary } from '../../../components/ui/error-boundary';
import { useNearViewport } from '../../../hooks/use-near-viewport';
import type { CategoryBanner as Banner, CategoryPictures as OfCategory } from './category-pictures';
import type { SectionPictures as OfSection } from './section-pictures';

/**
 * Pictures from the server, for pages whose first look does without them: their code and data are asked for when their
 * place comes near the view. Until then, and when the server has none or
 * the code does not arrive, the shipped pictures stand there.
 */
function whenNear<Props extends { children?: ReactNode }>(
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

interface ShippedWall {
  title?: string;
  className?: string;
  children?: ReactNode;
}

const wallOf = ({ title, className, children }: ShippedWall) =>
  children && (
    <TitledWall title={title} isWork={false} className={className}>
      {children}
    </TitledWall>
  );

export const SectionPictures = whenNear<ComponentProps<typeof OfSection>>(
  lazy(async () => ({ default: (await import('./section-pictures')).SectionPictures })),
  wallOf,
);

export const CategoryPictures = whenNear<ComponentProps<typeof OfCategory>>(
  lazy(async () => ({ default: (await import('./category-pictures')).CategoryPictures })),
  wallOf,
);

export const CategoryBanner = whenNear<ComponentProps<typeof Banner> & { children?: ReactNode }>(
  lazy(async () => ({ default: (await import('./category-pictures')).CategoryBanner })),
);

export const RecentWork = whenNear<{ children?: ReactNode }>(
  lazy(() => import('./recent-work')),
  ({ children }) => children && <WorkBlock isWork={false}>{children}</WorkBlock>,
);
