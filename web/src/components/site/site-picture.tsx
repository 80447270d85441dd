import type { PicturePlace } from '@sandhill/company/pictures/picture-places.js';
import type { PictureFiles } from '../../assets/picture-files';
import { site } from '../../lib/site';
import { Picture } from '../ui/picture';
import { ServedPicture } from '../ui/served-picture';

interface SitePictureProps {
  place: PicturePlace;
  shipped: PictureFiles;
  /**
   * Part of the shipped picture that stays in view, as classes of Tailwind's `object-position`. The firm's own picture
   * has a focus point instead.
   */
  focus?: string;
  sizes: string;
  className?: string;
  /** Whether the picture is on the first screen, so that it is fetched before others. */
  isFirst?: boolean;
}

export function SitePicture({ place, shipped, focus = '', className = '', ...picture }: SitePictureProps) {
  const own = site.pictures[place];
  if (own) return <ServedPicture {...picture} place={place} picture={own} className={className} />;
  return (
    <Picture
      {...picture}
      place={place}
      files={shipped}
      alt=""
      className={`object-cover ${className} ${focus}`}
    />
  );
}
