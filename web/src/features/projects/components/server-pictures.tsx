import { type ComponentProps, lazy, type ReactNode } from 'react';
import { TitledWall } from '../../../components/site/titled-wall';
import type { CategoryBanner as Banner, CategoryPictures as OfCategory } from './category-pictures';
import type { SectionPictures as OfSection } from './section-pictures';
import { whenNear } from './when-near';

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
