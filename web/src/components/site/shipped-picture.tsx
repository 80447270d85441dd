import type { PictureFiles } from '../../assets/picture-files';
import { commonContent } from '../../content/common';
import { useContent } from '../../lib/language-context';
import { Picture } from '../ui/picture';
import { PictureCell } from './picture-wall';

const sizes = '(min-width: 640px) 60vw, 100vw';

/** A photograph that the site ships, marked as a sample: none of them shows the company's work. */
export function ShippedPicture({ photo }: { photo: PictureFiles }) {
  const { sample } = useContent(commonContent);
  return (
    <PictureCell label={sample}>
      <Picture files={photo} alt="" sizes={sizes} className="size-full object-cover" />
    </PictureCell>
  );
}

/** A drawing, marked in the same way. */
export function ShippedDrawing({ files }: { files: PictureFiles }) {
  const { drawing } = useContent(commonContent);
  return (
    <PictureCell label={drawing}>
      <Picture files={files} alt="" sizes={sizes} className="size-full object-cover" />
    </PictureCell>
  );
}
