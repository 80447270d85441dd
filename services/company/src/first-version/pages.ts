import type { PageId } from '../content/page-ids.js';
import type { SiteContent } from '../content/site-content.js';
import { serviceIds } from '../service-ids.js';

type PageWords = SiteContent['pages'][PageId];

const none = { en: '', es: '' };

/** Empty texts of the services' pages, which take title and description from the service. */
const servicePages = Object.fromEntries(
  serviceIds.map((id) => [id, { title: none, description: none, keywords: none }]),
) as Record<(typeof serviceIds)[number], PageWords>;

export const pages: SiteContent['pages'] = {
  home: {
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
      es: 'jardinería Naples FL, mantenimiento para HOA, reparación de riego, iluminación de jardines, excavación, camión con garra, desmonte, suroeste de Florida',
    },
  },
  services: {
    title: {
      en: 'Complete Property Services | {name}',
      es: 'Servicios completos para su propiedad | {name}',
    },
    description: {
      en: 'Eight services for communities and private estates in southwest Florida: HOA grounds, design, irrigation, lighting, machines and land development.',
      es: 'Ocho servicios para comunidades y residencias del suroeste de Florida: áreas verdes, diseño, riego, iluminación, máquinas y terrenos.',
    },
    keywords: none,
  },
  gallery: {
    title: { en: 'Our gallery | {name}', es: 'Nuestra galería | {name}' },
    description: {
      en: 'Pictures of planting, lighting, irrigation and site work along the Gulf coast of southwest Florida, by category.',
      es: 'Imágenes de siembra, iluminación, riego y trabajos de terreno en la costa del Golfo del suroeste de Florida, por categoría.',
    },
    keywords: none,
  },
  about: {
    title: { en: 'About {name}', es: 'Sobre {name}' },
    description: {
      en: '{name} has cared for southwest Florida grounds since {yearFounded}: who we are, what we stand for, our team, our partners and where we work.',
      es: 'Quiénes somos: en el suroeste de Florida desde {yearFounded}. Nuestro equipo, en qué creemos, con quién trabajamos y dónde.',
    },
    keywords: none,
  },
  contact: {
    title: { en: 'Contact us | {name}', es: 'Contacto | {name}' },
    description: {
      en: 'Call, write or visit our Naples office: phone, email addresses, business hours, map, contact form and quote request.',
      es: 'Llame, escriba o visite nuestra oficina en Naples: teléfono, correos, horario, mapa, formulario y solicitud de presupuesto.',
    },
    keywords: none,
  },
  careers: {
    title: { en: 'Careers | {name}', es: 'Empleo | {name}' },
    description: {
      en: 'Landscaping, irrigation and excavation jobs in Naples, Florida: steady work, fair pay, paid training, and how to apply.',
      es: 'Empleo en jardinería, riego y excavación en Naples, Florida: trabajo estable, pago justo, capacitación pagada y cómo postularse.',
    },
    keywords: none,
  },
  privacy: {
    title: { en: 'Privacy | {name}', es: 'Privacidad | {name}' },
    description: {
      en: 'What we collect, why, for how long, who sees it, and how to have it deleted.',
      es: 'Qué datos reunimos, para qué, por cuánto tiempo, quién los ve y cómo borrarlos.',
    },
    keywords: none,
  },
  photoCredits: {
    title: { en: 'Photo credits | {name}', es: 'Créditos de fotos | {name}' },
    description: {
      en: 'Who made the pictures on this site. None of the photographs shows our own work or crew; we are grateful to their makers.',
      es: 'Quién hizo las imágenes de este sitio. Ninguna fotografía muestra nuestros trabajos ni nuestras cuadrillas; agradecemos a sus autores.',
    },
    keywords: none,
  },
  ...servicePages,
};
