import type { ServiceId } from '@sandhill/company/service-ids.js';
import type { ReactNode } from 'react';
import { useGetCategoryProjectsQuery } from '../api/projects-api';
import { ProjectPicture } from './project-picture';

interface CategoryPicturesProps {
  category: ServiceId;
  layout: 'one large, two small' | 'up to four';
  /** The shipped pictures: shown first, and when the server has none. */
  children: ReactNode;
}

/** Gallery pictures of a service's category. */
export function CategoryPictures({ category, layout, children }: CategoryPicturesProps) {
  const { data } = useGetCategoryProjectsQuery({ category, placement: 'gallery' });
  const isCollage = layout === 'one large, two small';
  const pictures = (data?.projects ?? []).slice(0, isCollage ? 3 : 4);
  if (pictures.length === 0) return children;
  const grid = isCollage ? 'sm:grid-cols-3 sm:grid-rows-2' : 'sm:grid-cols-2 lg:grid-cols-4';
  return (
    <ul className={`grid gap-4 ${grid}`}>
      {pictures.map((project, index) => (
        <li key={project.id} className={isCollage && index === 0 ? 'sm:col-span-2 sm:row-span-2' : ''}>
          <ProjectPicture
            project={project}
            sizes="(min-width: 640px) 50vw, 100vw"
            className="aspect-4/3 h-full w-full overflow-hidden rounded-2xl"
          />
        </li>
      ))}
    </ul>
  );
}

/** The banner of a service's page: the first hero picture of its category, over the shipped one. */
export function CategoryBanner({ category }: { category: ServiceId }) {
  const { data } = useGetCategoryProjectsQuery({ category, placement: 'hero' });
  const banner = data?.projects[0];
  if (!banner) return null;
  return (
    <ProjectPicture
      project={banner}
      isDecorative
      sizes="100vw"
      className="absolute inset-0 size-full animate-appear"
    />
  );
}
