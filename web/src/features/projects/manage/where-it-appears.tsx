import { serviceIds } from '@sandhill/company/service-ids.js';
import { paths } from '../../../config/paths';
import { imagesContent } from '../../../content/images';
import { useContent, useLanguage, useLocalizedPath } from '../../../lib/language-context';
import type { Project, Section } from '../../../types/api';
import { serviceNames } from '../../../lib/site';
import { pageOfSection, wallOf } from './pages-of-picture';

interface AppearsOnProps {
  place: string;
  path: string;
}

function AppearsOn({ place, path }: AppearsOnProps) {
  const { appears } = useContent(imagesContent);
  const localize = useLocalizedPath();
  return (
    <>
      {appears.on}{' '}
      <a href={localize(path)} target="_blank" rel="noreferrer" className="text-link underline">
        {place}
      </a>
    </>
  );
}

interface PlacementPlaceProps {
  placement: Project['placement'];
  category: string;
  isFeatured: boolean;
}

export function PlacementPlace({ placement, category, isFeatured }: PlacementPlaceProps) {
  const { appears } = useContent(imagesContent);
  const language = useLanguage();
  if (placement === 'hero') {
    const service = serviceIds.find((id) => id === category);
    if (!service) return appears.nowhere;
    return (
      <AppearsOn place={appears.banner(serviceNames[service][language])} path={paths.service(service)} />
    );
  }
  if (isFeatured || placement === 'featured') return <AppearsOn place={appears.featured} path={paths.home} />;
  const wall = wallOf({ placement, category });
  if (wall)
    return <AppearsOn place={appears.wall(serviceNames[wall][language])} path={paths.service(wall)} />;
  return <AppearsOn place={appears.onlyGallery} path={paths.gallery} />;
}

export function SectionPlace({ section }: { section: Section | null }) {
  const { appears } = useContent(imagesContent);
  if (!section) return null;
  return <AppearsOn place={appears.sections[section]} path={pageOfSection[section]} />;
}
