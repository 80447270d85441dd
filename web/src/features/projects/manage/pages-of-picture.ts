import { wallCategories } from '@sandhill/company/categories.js';
import { serviceIds } from '@sandhill/company/service-ids.js';
import { paths } from '../../../config/paths';
import type { Project, Section } from '../../../types/api';

export type PageOfPicture =
  | { kind: 'banner' | 'wall'; service: (typeof serviceIds)[number]; path: string }
  | { kind: 'home' | 'gallery' | 'ownPage'; path: string }
  | { kind: 'section'; section: Section; path: string };

export const pageOfSection: Record<Section, string> = {
  services: paths.services,
  home: paths.home,
  about: paths.about,
  gallery: paths.gallery,
  hoa: paths.service('hoa-packages'),
  excavation: paths.service('land-development'),
};

/** Returns the service whose page shows a gallery picture on its wall of pictures, if one does. */
export const wallOf = ({ placement, category }: Pick<Project, 'placement' | 'category'>) =>
  placement === 'gallery' ? wallCategories.find((id) => id === category) : undefined;

export function pagesOfPicture(project: Project): PageOfPicture[] {
  const { placement, category, featured, section, page } = project;
  const own = page ? [{ kind: 'ownPage', path: `${paths.gallery}/${page.slug}` } as const] : [];
  if (placement === 'hero') {
    const service = serviceIds.find((id) => id === category);
    return [...(service ? [{ kind: 'banner', service, path: paths.service(service) } as const] : []), ...own];
  }
  const isHome = featured || placement === 'featured';
  const wall = wallOf(project);
  return [
    { kind: 'gallery', path: paths.gallery },
    ...(isHome ? [{ kind: 'home', path: paths.home } as const] : []),
    ...(wall ? [{ kind: 'wall', service: wall, path: paths.service(wall) } as const] : []),
    ...(section && section !== 'gallery'
      ? [{ kind: 'section', section, path: pageOfSection[section] } as const]
      : []),
    ...own,
  ];
}

/**
 * Returns whether no page except the gallery shows a picture, and the picture is not placed in the section `gallery`.
 * Places for which the picture was chosen on the Website tab do not count.
 */
export const isUnused = (project: Project): boolean =>
  pagesOfPicture(project).every(({ kind }) => kind === 'gallery') && project.section !== 'gallery';
