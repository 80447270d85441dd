import type { ServiceId } from '@sandhill/company/service-ids.js';
import { Children, type ReactNode } from 'react';
import { headSizes } from '../../../components/site/head-sizes';
import { TitledWall } from '../../../components/site/titled-wall';
import { useGetCategoryProjectsQuery } from '../api/projects-api';
import { choosePictures } from '../choose-pictures';
import { ProjectCell } from './project-cell';
import { ProjectPicture } from './project-picture';

/**
 * Minimum number of pictures: one large and two small ones. If there are fewer pictures of real work, pictures that
 * ship with the site complete the wall.
 */
const min = 3;

interface CategoryPicturesProps {
  category: ServiceId;
  limit: 3 | 4;
  /** Heading if all pictures show real work. */
  title?: string;
  /**
   * The pictures that ship with the site. They are shown until the server's pictures arrive, and then only if there are
   * too few pictures of real work.
   */
  children: ReactNode;
}

export function CategoryPictures({ category, limit, title, children }: CategoryPicturesProps) {
  const { data } = useGetCategoryProjectsQuery({ category, placement: 'gallery' });
  const shipped = Children.toArray(children);
  const { projects, shippedCount, isWork } = choosePictures(data?.projects ?? [], {
    max: limit,
    min,
    shipped: shipped.length,
  });
  return (
    <TitledWall title={title} isWork={isWork}>
      {projects.map((project) => (
        <ProjectCell key={project.id} project={project} />
      ))}
      {shipped.slice(0, shippedCount)}
    </TitledWall>
  );
}

/**
 * Grid classes by the number of small pictures beside the main one. The small pictures are a row on small screens and a
 * column on large screens.
 */
const grids: Record<number, string> = {
  1: 'grid-cols-[2fr_1fr]',
  2: 'grid-cols-[2fr_1fr_1fr] lg:grid-cols-[2fr_1fr] lg:grid-rows-2',
  3: 'grid-cols-[2fr_1fr_1fr_1fr] lg:grid-cols-[2fr_1fr] lg:grid-rows-3',
};

interface CategoryBannerProps {
  category: ServiceId;
  limit: number;
}

/**
 * A service's hero pictures, which cover the shipped picture. The first is the banner; the others are small pictures
 * beside it.
 */
export function CategoryBanner({ category, limit }: CategoryBannerProps) {
  const { data } = useGetCategoryProjectsQuery({ category, placement: 'hero' });
  const [main, ...small] = (data?.projects ?? []).slice(0, limit);
  if (!main) return null;
  return (
    <div
      data-hero-pictures
      className={`absolute inset-0 grid animate-appear gap-1 bg-primary-deep ${grids[small.length] ?? ''}`}
    >
      <ProjectPicture project={main} isDecorative sizes={headSizes} className="size-full lg:row-span-full" />
      {small.map((project) => (
        <ProjectPicture
          key={project.id}
          project={project}
          sizes="(min-width: 1024px) 20vw, 33vw"
          className="size-full"
        />
      ))}
    </div>
  );
}
