import type { PicturePlace } from '@sandhill/company/pictures/picture-places.js';
import type { ReactNode } from 'react';
import type { PictureFiles } from '../../assets/picture-files';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';
import { site } from '../../lib/site';
import { Picture } from '../ui/picture';
import { ServedPicture } from '../ui/served-picture';
import { PictureCell } from './picture-wall';

const sizes = '(min-width: 640px) 60vw, 100vw';

interface ShippedDrawingProps {
  files: PictureFiles;
  /**
   * Place of the drawing on the site, if the firm can choose its own picture for that place. The chosen picture
   * replaces the drawing and has no label.
   */
  place?: PicturePlace;
}

/**
 * A drawing that the site ships. It is labeled as a drawing, so that visitors do not mistake it for the company's work.
 */
export function ShippedDrawing({ files, place }: ShippedDrawingProps) {
  const { drawing } = useContent(commonContent);
  const own = place && site.pictures[place];
  if (own)
    return (
      <PictureCell>
        <ServedPicture picture={own} place={place} sizes={sizes} className="size-full" />
      </PictureCell>
    );
  return (
    <PictureCell label={drawing}>
      <Picture files={files} alt="" place={place} sizes={sizes} className="size-full object-cover" />
    </PictureCell>
  );
}

export const shippedDrawings = (pictures: Record<string, PictureFiles>): ReactNode[] =>
  Object.entries(pictures).map(([name, files]) => <ShippedDrawing key={name} files={files} />);
