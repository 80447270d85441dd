// Written by scripts/make-pictures.ts; a change here is lost.
import type { PictureFiles } from '../picture-files';
import avif480 from './white-arum-lilies-480.avif';
import avif960 from './white-arum-lilies-960.avif';
import webp480 from './white-arum-lilies-480.webp';
import webp960 from './white-arum-lilies-960.webp';

export const whiteArumLilies: PictureFiles = {
  width: 1200,
  height: 798,
  avif: `${avif480} 480w, ${avif960} 960w`,
  webp: `${webp480} 480w, ${webp960} 960w`,
  src: webp960,
};
