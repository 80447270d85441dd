// Written by scripts/make-pictures.ts; a change here is lost.
import type { PictureFiles } from '../picture-files';
import avif480 from './red-hibiscus-closeup-480.avif';
import avif960 from './red-hibiscus-closeup-960.avif';
import webp480 from './red-hibiscus-closeup-480.webp';
import webp960 from './red-hibiscus-closeup-960.webp';

export const redHibiscusCloseup: PictureFiles = {
  width: 1520,
  height: 808,
  avif: `${avif480} 480w, ${avif960} 960w`,
  webp: `${webp480} 480w, ${webp960} 960w`,
  src: webp960,
};
