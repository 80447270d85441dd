import type { SiteContent } from '../content/site-content.js';

export const hero: SiteContent['hero'] = [
  {
    id: 'luxury-landscape-design',
    title: { en: 'Luxury Landscape Design', es: 'Diseño de jardines de lujo' },
    subtitle: {
      en: 'Gardens drawn for Gulf-coast light, planted to last through the wet season and the dry.',
      es: 'Jardines pensados para la luz del Golfo, plantados para resistir la temporada de lluvias y la seca.',
    },
    btnText: { en: 'View Our Portfolio', es: 'Vea nuestro portafolio' },
  },
  {
    id: 'hoa-maintenance',
    title: { en: 'Excellence in HOA Maintenance', es: 'Excelencia en mantenimiento para HOA' },
    subtitle: {
      en: 'One property manager, one schedule and a report your board can read in five minutes.',
      es: 'Un solo encargado, un calendario y un informe que su junta lee en cinco minutos.',
    },
    btnText: { en: 'HOA Services', es: 'Servicios para HOA' },
  },
  {
    id: 'excavation',
    title: { en: 'Professional Excavation Services', es: 'Servicios profesionales de excavación' },
    subtitle: {
      en: 'Clearing, grading and hauling with our own machines, and operators who leave the site tidy.',
      es: 'Desmonte, nivelación y acarreo con máquinas propias y operadores que dejan limpio el terreno.',
    },
    btnText: { en: 'Excavation Services', es: 'Servicios de excavación' },
  },
];
