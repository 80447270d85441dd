// Written by scripts/make-pictures.ts; a change here is lost.
import type { PictureFiles } from '../picture-files';
import avif480 from './waterfront-estate-480.avif';
import avif960 from './waterfront-estate-960.avif';
import avif1600 from './waterfront-estate-1600.avif';
import avif2200 from './waterfront-estate-2200.avif';
import webp480 from './waterfront-estate-480.webp';
import webp960 from './waterfront-estate-960.webp';

export const waterfrontEstate: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${avif480} 480w, ${avif960} 960w, ${avif1600} 1600w, ${avif2200} 2200w`,
  webp: `${webp480} 480w, ${webp960} 960w`,
  src: webp960,
};
