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
  /** Where the firm may choose a picture of its own instead, which needs no mark. */
  place?: PicturePlace;
}

/** A drawing that the site ships, marked as one: it claims no work of the company's. */
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

/** Cells of a wall, by their names. */
export const shippedDrawings = (pictures: Record<string, PictureFiles>): ReactNode[] =>
  Object.entries(pictures).map(([name, files]) => <ShippedDrawing key={name} files={files} />);
