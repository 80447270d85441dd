// Written by scripts/make-pictures.ts; a change here is lost.
import type { PictureFiles } from '../picture-files';
import avif480 from './irrigation-crew-480.avif';
import avif960 from './irrigation-crew-960.avif';
import avif1600 from './irrigation-crew-1600.avif';
import webp960 from './irrigation-crew-960.webp';

export const irrigationCrew: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${avif480} 480w, ${avif960} 960w, ${avif1600} 1600w`,
  webp: `${webp960} 960w`,
  src: webp960,
};
