// Written by scripts/make-pictures.ts; a change here is lost.
import redHibiscusCloseup480avif from './photos/red-hibiscus-closeup-480.avif';
import redHibiscusCloseup960avif from './photos/red-hibiscus-closeup-960.avif';
import redHibiscusCloseup480webp from './photos/red-hibiscus-closeup-480.webp';
import redHibiscusCloseup960webp from './photos/red-hibiscus-closeup-960.webp';
import whiteArumLilies480avif from './photos/white-arum-lilies-480.avif';
import whiteArumLilies960avif from './photos/white-arum-lilies-960.avif';
import whiteArumLilies480webp from './photos/white-arum-lilies-480.webp';
import whiteArumLilies960webp from './photos/white-arum-lilies-960.webp';
import type { PictureFiles } from './picture-files';

export const redHibiscusCloseup: PictureFiles = {
  width: 1520,
  height: 808,
  avif: `${redHibiscusCloseup480avif} 480w, ${redHibiscusCloseup960avif} 960w`,
  webp: `${redHibiscusCloseup480webp} 480w, ${redHibiscusCloseup960webp} 960w`,
  src: redHibiscusCloseup960webp,
};

export const whiteArumLilies: PictureFiles = {
  width: 1200,
  height: 798,
  avif: `${whiteArumLilies480avif} 480w, ${whiteArumLilies960avif} 960w`,
  webp: `${whiteArumLilies480webp} 480w, ${whiteArumLilies960webp} 960w`,
  src: whiteArumLilies960webp,
};
