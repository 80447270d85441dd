import type { ServedPicture } from '@sandhill/company/stories/story.js';
import { mainPath, srcset } from '../images/image-paths.js';
import type { Image } from '../images/image.entity.js';
import type { Project } from './project.entity.js';

/** A picture as pages need it. */
export const servedPicture = (
  { focusX, focusY }: Pick<Project, 'focusX' | 'focusY'>,
  image: Image,
): ServedPicture => ({
  imageUrl: mainPath(image),
  width: image.width,
  height: image.height,
  placeholder: image.placeholder,
  srcset: {
    webp: srcset(image.key, image.webpWidths, 'webp') ?? mainPath(image),
    avif: srcset(image.key, image.avifWidths, 'avif'),
  },
  focusX,
  focusY,
});
