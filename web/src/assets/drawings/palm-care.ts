// Written by scripts/make-pictures.ts; a change here is lost.
import type { PictureFiles } from '../picture-files';
import avif480 from './palm-care-480.avif';
import avif960 from './palm-care-960.avif';
import avif1600 from './palm-care-1600.avif';
import webp960 from './palm-care-960.webp';

export const palmCare: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${avif480} 480w, ${avif960} 960w, ${avif1600} 1600w`,
  webp: `${webp960} 960w`,
  src: webp960,
};
