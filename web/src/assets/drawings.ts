// Written by scripts/make-pictures.ts; a change here is lost.
import bobcatServices480avif from './drawings/bobcat-services-480.avif';
import bobcatServices960avif from './drawings/bobcat-services-960.avif';
import bobcatServices960webp from './drawings/bobcat-services-960.webp';
import bobcatServices1600avif from './drawings/bobcat-services-1600.avif';
import grappleTruck480avif from './drawings/grapple-truck-480.avif';
import grappleTruck960avif from './drawings/grapple-truck-960.avif';
import grappleTruck960webp from './drawings/grapple-truck-960.webp';
import grappleTruck1600avif from './drawings/grapple-truck-1600.avif';
import hoaPackages480avif from './drawings/hoa-packages-480.avif';
import hoaPackages960avif from './drawings/hoa-packages-960.avif';
import hoaPackages960webp from './drawings/hoa-packages-960.webp';
import hoaPackages1600avif from './drawings/hoa-packages-1600.avif';
import irrigation480avif from './drawings/irrigation-480.avif';
import irrigation960avif from './drawings/irrigation-960.avif';
import irrigation960webp from './drawings/irrigation-960.webp';
import irrigation1600avif from './drawings/irrigation-1600.avif';
import landDevelopment480avif from './drawings/land-development-480.avif';
import landDevelopment960avif from './drawings/land-development-960.avif';
import landDevelopment960webp from './drawings/land-development-960.webp';
import landDevelopment1600avif from './drawings/land-development-1600.avif';
import landscapeDesign480avif from './drawings/landscape-design-480.avif';
import landscapeDesign960avif from './drawings/landscape-design-960.avif';
import landscapeDesign960webp from './drawings/landscape-design-960.webp';
import landscapeDesign1600avif from './drawings/landscape-design-1600.avif';
import lighting480avif from './drawings/lighting-480.avif';
import lighting960avif from './drawings/lighting-960.avif';
import lighting960webp from './drawings/lighting-960.webp';
import lighting1600avif from './drawings/lighting-1600.avif';
import maintenance480avif from './drawings/maintenance-480.avif';
import maintenance960avif from './drawings/maintenance-960.avif';
import maintenance960webp from './drawings/maintenance-960.webp';
import maintenance1600avif from './drawings/maintenance-1600.avif';
import type { PictureFiles } from './picture-files';

export const bobcatServices: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${bobcatServices480avif} 480w, ${bobcatServices960avif} 960w, ${bobcatServices1600avif} 1600w`,
  webp: `${bobcatServices960webp} 960w`,
  src: bobcatServices960webp,
};

export const grappleTruck: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${grappleTruck480avif} 480w, ${grappleTruck960avif} 960w, ${grappleTruck1600avif} 1600w`,
  webp: `${grappleTruck960webp} 960w`,
  src: grappleTruck960webp,
};

export const hoaPackages: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${hoaPackages480avif} 480w, ${hoaPackages960avif} 960w, ${hoaPackages1600avif} 1600w`,
  webp: `${hoaPackages960webp} 960w`,
  src: hoaPackages960webp,
};

export const irrigation: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${irrigation480avif} 480w, ${irrigation960avif} 960w, ${irrigation1600avif} 1600w`,
  webp: `${irrigation960webp} 960w`,
  src: irrigation960webp,
};

export const landDevelopment: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${landDevelopment480avif} 480w, ${landDevelopment960avif} 960w, ${landDevelopment1600avif} 1600w`,
  webp: `${landDevelopment960webp} 960w`,
  src: landDevelopment960webp,
};

export const landscapeDesign: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${landscapeDesign480avif} 480w, ${landscapeDesign960avif} 960w, ${landscapeDesign1600avif} 1600w`,
  webp: `${landscapeDesign960webp} 960w`,
  src: landscapeDesign960webp,
};

export const lighting: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${lighting480avif} 480w, ${lighting960avif} 960w, ${lighting1600avif} 1600w`,
  webp: `${lighting960webp} 960w`,
  src: lighting960webp,
};

export const maintenance: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${maintenance480avif} 480w, ${maintenance960avif} 960w, ${maintenance1600avif} 1600w`,
  webp: `${maintenance960webp} 960w`,
  src: maintenance960webp,
};
