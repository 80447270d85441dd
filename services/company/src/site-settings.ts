import type { Localized } from './language.js';

/** When the hurricane-season banner shows; `season` is June to November. */
export type PromoBannerMode = 'always' | 'season' | 'off';

interface SiteSettings {
  title: Localized;
  description: Localized;
  keywords: Localized;
  promoBanner: PromoBannerMode;
}

/** Title and description of the home page (others: page-settings.ts), and the operator's settings of the site. */
export const siteSettings: SiteSettings = {
  title: {
    en: 'Sandhill Grounds | Landscaping, irrigation and excavation in Naples, Florida',
    es: 'Sandhill Grounds | Jardinería, riego y excavación en Naples, Florida',
  },
  description: {
    en: 'Landscape design, HOA grounds care, irrigation and site work for communities and private estates from Marco Island to Estero. Family owned since 1991.',
    es: 'Diseño de jardines, cuidado de comunidades, riego y trabajos de terreno, de Marco Island a Estero. Empresa familiar desde 1991.',
  },
  keywords: {
    en: 'landscaping Naples FL, HOA landscape maintenance, irrigation repair, landscape lighting, excavation, grapple truck, land clearing, southwest Florida',
    es: 'jardinería Naples FL, mantenimiento para HOA, reparación de riego, iluminación de jardines, excavación, camión con grapa, desmonte, suroeste de Florida',
  },
  promoBanner: 'always',
};
