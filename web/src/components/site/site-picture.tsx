import type { PicturePlace } from '@sandhill/company/pictures/picture-places.js';
import type { PictureFiles } from '../../assets/picture-files';
import { site } from '../../lib/site';
import { Picture } from '../ui/picture';
import { ServedPicture } from '../ui/served-picture';

interface SitePictureProps {
  place: PicturePlace;
  /** Stands there until the firm has chosen a picture of its own. */
  shipped: PictureFiles;
  /** Part of the shipped one that stays in view, as classes of Tailwind's `object-position`; its own has a focus point. */
  focus?: string;
  sizes: string;
  className?: string;
  /** For the first screen's picture: fetched at once and first. */
  isFirst?: boolean;
}

/** The picture of a place: the firm's own, or the shipped one. */
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
