import type { Language } from './language.js';
import { profile } from './profile.js';

interface PageSettings {
  title: string;
  description: string;
}

/** Titles and descriptions of pages, for search engines and shared links; service pages take theirs from the service. */
export const pageSettings = {
  services: {
    en: {
      title: `Complete Property Services | ${profile.name}`,
      description:
        'Eight services for communities and private estates in southwest Florida: HOA grounds, design, irrigation, lighting, machines and land development.',
    },
    es: {
      title: `Servicios completos para su propiedad | ${profile.name}`,
      description:
        'Ocho servicios para comunidades y residencias del suroeste de Florida: áreas verdes, diseño, riego, iluminación, máquinas y terrenos.',
    },
  },
  gallery: {
    en: {
      title: `Our gallery | ${profile.name}`,
      description:
        'Pictures of planting, lighting, irrigation and site work along the Gulf coast of southwest Florida, by category.',
    },
    es: {
      title: `Nuestra galería | ${profile.name}`,
      description:
        'Imágenes de siembra, iluminación, riego y trabajos de terreno en la costa del Golfo del suroeste de Florida, por categoría.',
    },
  },
  about: {
    en: {
      title: `About ${profile.name}`,
      description: `${profile.name} has cared for southwest Florida grounds since ${profile.yearFounded}: who we are, what we hold to, our team, our partners and where we work.`,
    },
    es: {
      title: `Sobre ${profile.name}`,
      description: `Quiénes somos: en el suroeste de Florida desde ${profile.yearFounded}. Nuestro equipo, en qué creemos, con quién trabajamos y dónde.`,
    },
  },
  contact: {
    en: {
      title: `Contact us | ${profile.name}`,
      description:
        'Call, write or visit our Naples office: telephone, email addresses, business hours, map, contact form and quote request.',
    },
    es: {
      title: `Contacto | ${profile.name}`,
      description:
        'Llame, escriba o visite nuestra oficina en Naples: teléfono, correos, horario, mapa, formulario y solicitud de presupuesto.',
    },
  },
  careers: {
    en: {
      title: `Careers | ${profile.name}`,
      description:
        'Landscaping, irrigation and excavation jobs in Naples, Florida: steady work, fair pay, paid training, and how to apply.',
    },
    es: {
      title: `Empleo | ${profile.name}`,
      description:
        'Empleo en jardinería, riego y excavación en Naples, Florida: trabajo estable, pago justo, capacitación pagada y cómo solicitar.',
    },
  },
  privacy: {
    en: {
      title: `Privacy | ${profile.name}`,
      description: 'What we collect, why, for how long, who sees it, and how to have it deleted.',
    },
    es: {
      title: `Privacidad | ${profile.name}`,
      description: 'Qué datos reunimos, para qué, por cuánto tiempo, quién los ve y cómo borrarlos.',
    },
  },
  photoCredits: {
    en: {
      title: `Photo credits | ${profile.name}`,
      description:
        'Who made the pictures on this site. None of the photographs shows our own work or crew; we are grateful to their makers.',
    },
    es: {
      title: `Créditos de fotos | ${profile.name}`,
      description:
        'Quién hizo las imágenes de este sitio. Ninguna fotografía muestra trabajos o cuadrillas nuestras; agradecemos a sus autores.',
    },
  },
} satisfies Record<string, Record<Language, PageSettings>>;
