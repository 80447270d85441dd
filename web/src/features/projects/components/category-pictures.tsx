import type { ServiceId } from '@sandhill/company/service-ids.js';
import { Children, type ReactNode } from 'react';
import { PictureWall } from '../../../components/site/picture-wall';
import { useGetCategoryProjectsQuery } from '../api/projects-api';
import { ProjectCell } from './project-cell';
import { ProjectPicture } from './project-picture';

/** One large and two small pictures, which the shipped ones fill up. */
const fewest = 3;

interface CategoryPicturesProps {
  category: ServiceId;
  /** At most so many. */
  limit: 3 | 4;
  /** The shipped pictures: shown first, and in the places for which the server has none. */
  children: ReactNode;
}

/** Gallery pictures of a service's category. */
export function CategoryPictures({ category, limit, children }: CategoryPicturesProps) {
  const { data } = useGetCategoryProjectsQuery({ category, placement: 'gallery' });
  const projects = (data?.projects ?? []).slice(0, limit);
  return (
    <PictureWall>
      {projects.map((project) => (
        <ProjectCell key={project.id} project={project} />
      ))}
      {Children.toArray(children).slice(0, Math.max(0, fewest - projects.length))}
    </PictureWall>
  );
}

const bannerSizes = '(min-width: 1024px) 60vw, 100vw';

/** The small pictures beside the main one: strips on small screens, a column on large ones. */
const grids: Record<number, string> = {
  1: 'grid-cols-[2fr_1fr]',
  2: 'grid-cols-[2fr_1fr_1fr] lg:grid-cols-[2fr_1fr] lg:grid-rows-2',
  3: 'grid-cols-[2fr_1fr_1fr_1fr] lg:grid-cols-[2fr_1fr] lg:grid-rows-3',
};

interface CategoryBannerProps {
  category: ServiceId;
  /** The most hero pictures that the page shows. */
  limit: number;
}

/**
 * The hero pictures of a service's category, over the shipped picture and in its box: the first is the banner, further ones
 * are small beside it.
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
      <ProjectPicture
        project={main}
        isDecorative
        sizes={bannerSizes}
        className="size-full lg:row-span-full"
      />
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
