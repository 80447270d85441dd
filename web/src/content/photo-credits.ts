import type { Localized } from '@sandhill/company/language.js';
import {
  anhingaSunning,
  blueFlowerClusters,
  clippedGreenRows,
  greenHeronByWater,
  modernBuildingFacade,
  ospreyOnBranch,
  redHibiscusCloseup,
  tropicalBoardwalkToLagoon,
  whiteArumLilies,
} from '../assets/photos';
import type { PictureFiles } from '../assets/picture-files';

interface PhotoCredit {
  photo: PictureFiles;
  title: Localized;
  author: string;
  license: string;
  licenseUrl: string;
  changes: Localized;
}

const cc0 = { license: 'CC0 1.0', licenseUrl: 'https://creativecommons.org/publicdomain/zero/1.0/' };
const resized: Localized = { en: 'resized, cropped', es: 'redimensionada, recortada' };

/** Who made the photographs that the site shows, and on what terms. */
export const photoCredits: PhotoCredit[] = [
  {
    photo: tropicalBoardwalkToLagoon,
    title: { en: 'Boardwalk to a lagoon', es: 'Pasarela hacia una laguna' },
    author: 'Nevit Dilmen (2008)',
    license: 'CC BY 3.0',
    licenseUrl: 'https://creativecommons.org/licenses/by/3.0/',
    changes: {
      en: 'resized, cropped, contrast and color adjusted',
      es: 'redimensionada, recortada, contraste y color ajustados',
    },
  },
  {
    photo: greenHeronByWater,
    title: { en: 'Green heron by the water', es: 'Garza verde junto al agua' },
    author: 'Budgie Desktop Developers',
    ...cc0,
    changes: resized,
  },
  {
    photo: anhingaSunning,
    title: { en: 'Anhinga drying its wings', es: 'Anhinga secando sus alas' },
    author: 'Budgie Desktop Developers',
    ...cc0,
    changes: resized,
  },
  {
    photo: ospreyOnBranch,
    title: { en: 'Osprey on a branch', es: 'Águila pescadora en una rama' },
    author: 'Budgie Desktop Developers',
    ...cc0,
    changes: resized,
  },
  {
    photo: blueFlowerClusters,
    title: { en: 'Clusters of blue flowers', es: 'Ramilletes de flores azules' },
    author: 'Budgie Desktop Developers',
    ...cc0,
    changes: resized,
  },
  {
    photo: clippedGreenRows,
    title: { en: 'Rows of clipped shrubs', es: 'Hileras de arbustos podados' },
    author: 'Budgie Desktop Developers',
    ...cc0,
    changes: resized,
  },
  {
    photo: redHibiscusCloseup,
    title: { en: 'Red hibiscus', es: 'Hibisco rojo' },
    author: 'rawpixel 8799471',
    ...cc0,
    changes: resized,
  },
  {
    photo: whiteArumLilies,
    title: { en: 'White arum flowers', es: 'Flores de aro blancas' },
    author: 'rawpixel 8812207',
    ...cc0,
    changes: resized,
  },
  {
    photo: modernBuildingFacade,
    title: { en: 'Modern building', es: 'Edificio moderno' },
    author: 'rawpixel 430335',
    ...cc0,
    changes: resized,
  },
];
