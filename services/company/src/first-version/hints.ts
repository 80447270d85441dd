import type { SiteContent } from '../content/site-content.js';

export const hints: NonNullable<SiteContent['hints']> = {
  notFound: {
    en: 'Did you forget to add the page to the router?',
    es: '¿Olvidó agregar la página al enrutador?',
  },
  diagnostics: true,
};
