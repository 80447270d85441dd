import type { Localized } from '@sandhill/company/language.js';
import { blueFlowerClusters, honeyBeeOnAster, redHibiscusCloseup, whiteArumLilies } from '../assets/photos';
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

export const photoCredits: PhotoCredit[] = [
  {
    photo: redHibiscusCloseup,
    title: { en: 'Red hibiscus', es: 'Hibisco rojo' },
    author: 'rawpixel 8799471',
    ...cc0,
    changes: resized,
  },
  {
    photo: whiteArumLilies,
    title: { en: 'White arum flowers', es: 'Calas blancas' },
    author: 'rawpixel 8812207',
    ...cc0,
    changes: resized,
  },
  {
    photo: blueFlowerClusters,
    title: { en: 'Clusters of blue flowers', es: 'Grupos de flores azules' },
    author: 'Budgie Desktop Developers',
    ...cc0,
    changes: resized,
  },
  {
    photo: honeyBeeOnAster,
    title: { en: 'Honey bee on an aster', es: 'Abeja sobre un áster' },
    author: 'John Severns',
    license: 'Public Domain Mark 1.0',
    licenseUrl: 'https://creativecommons.org/publicdomain/mark/1.0/',
    changes: resized,
  },
];
