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

/** The banner of a service's page: the first hero picture of its category, over the shipped one. */
export function CategoryBanner({ category }: { category: ServiceId }) {
  const { data } = useGetCategoryProjectsQuery({ category, placement: 'hero' });
  const banner = data?.projects[0];
  if (!banner) return null;
  return (
    <div className="absolute inset-0 animate-appear">
      <ProjectPicture
        project={banner}
        isDecorative
        sizes="(min-width: 1024px) 60vw, 100vw"
        className="size-full"
      />
    </div>
  );
}
