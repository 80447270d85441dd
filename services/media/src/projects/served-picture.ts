import { srcsetsOf } from '@sandhill/company/pictures/listed-picture.js';
import type { ServedPicture } from '@sandhill/company/stories/story.js';
import { mainPath, widthsOf } from '../images/image-paths.js';
import type { Image } from '../images/image.entity.js';
import type { Project } from './project.entity.js';

export const servedPicture = (
  { focusX, focusY }: Pick<Project, 'focusX' | 'focusY'>,
  image: Image,
): ServedPicture => ({
  imageUrl: mainPath(image),
  width: image.width,
  height: image.height,
  placeholder: image.placeholder,
  srcset: srcsetsOf(mainPath(image), widthsOf(image)),
  focusX,
  focusY,
});
