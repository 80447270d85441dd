import type { SiteContent } from '../content/site-content.js';

export const banner: SiteContent['banner'] = {
  mode: 'always',
  text: {
    en: 'Hurricane season: reserve your place on our storm clean-up list.',
    es: 'Temporada de huracanes: reserve su lugar en nuestra lista de limpieza.',
  },
  link: '',
  until: null,
};
