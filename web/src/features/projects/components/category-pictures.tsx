import type { ServiceId } from '@sandhill/company/service-ids.js';
import { Children, type ReactNode } from 'react';
import { TitledWall } from '../../../components/site/titled-wall';
import { useGetCategoryProjectsQuery } from '../api/projects-api';
import { choosePictures } from '../choose-pictures';
import { ProjectCell } from './project-cell';
import { ProjectPicture } from './project-picture';

/** One large and two small pictures: beside pictures of work the shipped ones fill up. */
const fewest = 3;

interface CategoryPicturesProps {
  category: ServiceId;
  /** At most so many. */
  limit: 3 | 4;
  /** The heading over pictures of work. */
  title?: string;
  /** The shipped pictures: shown first, and in the places for which the server has none. */
  children: ReactNode;
}

/** Gallery pictures of a service's category. */
export function CategoryPictures({ category, limit, title, children }: CategoryPicturesProps) {
  const { data } = useGetCategoryProjectsQuery({ category, placement: 'gallery' });
  const shipped = Children.toArray(children);
  const { projects, room, isWork } = choosePictures(data?.projects ?? [], {
    most: limit,
    fewest,
    shipped: shipped.length,
  });
  return (
    <TitledWall title={title} isWork={isWork}>
      {projects.map((project) => (
        <ProjectCell key={project.id} project={project} />
      ))}
      {shipped.slice(0, room)}
    </TitledWall>
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
