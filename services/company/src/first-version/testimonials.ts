import type { SiteContent } from '../content/site-content.js';

export const testimonials: SiteContent['testimonials'] = [
  {
    isAssociation: true,
    name: 'Eleanor Whitcomb',
    location: 'Pelican Bay',
    role: { en: 'HOA board president', es: 'Presidenta de la junta de la HOA' },
    rating: 5,
    text: {
      en: 'Our board used to spend half of every meeting on the grounds. Now we read one page, ask two questions and move on. The entrance has not looked this good in fifteen years.',
      es: 'Nuestra junta pasaba la mitad de cada reunión hablando de las áreas verdes. Ahora leemos una página, hacemos dos preguntas y seguimos. La entrada no se veía tan bien en quince años.',
    },
  },
  {
    isAssociation: false,
    name: 'Robert and Anne Lindqvist',
    location: 'Port Royal',
    role: { en: 'Homeowners', es: 'Propietarios' },
    rating: 5,
    text: {
      en: 'They moved two mature palms without losing a frond that mattered, and the crew swept the drive every afternoon. The plan on paper is the garden we have.',
      es: 'Trasplantaron dos palmas adultas sin dañarlas y la cuadrilla barría la entrada todas las tardes. El plano es exactamente el jardín que tenemos.',
    },
  },
  {
    isAssociation: false,
    name: 'Denise Okoye',
    location: 'Bonita Bay',
    role: { en: 'Community association manager', es: 'Administradora de la asociación' },
    rating: 5,
    text: {
      en: 'After the storm the grapple truck was at our gate before the insurance adjuster. I had photographs of every cleared street the same evening.',
      es: 'Después de la tormenta, el camión con garra llegó antes que el ajustador del seguro. Esa misma noche tenía fotos de cada calle despejada.',
    },
  },
  {
    isAssociation: false,
    name: 'Thomas Gallagher',
    location: 'Grey Oaks',
    role: { en: '', es: '' },
    rating: 5,
    text: {
      en: 'They found three breaks the last company had watered around for a year. The bill dropped and the lawn came back.',
      es: 'Encontraron tres fugas que la otra empresa ignoró durante un año. Bajó la factura y volvió el césped.',
    },
  },
  {
    isAssociation: false,
    name: 'Carla Jiménez',
    location: 'Estero',
    role: { en: 'Commercial property owner', es: 'Propietaria de locales comerciales' },
    rating: 5,
    text: {
      en: 'Lot cleared, graded and staked in nine days, with the silt fence still straight at the inspection. They call when they say they will call.',
      es: 'Terreno desmontado, nivelado y marcado en nueve días, con la barrera de sedimentos todavía derecha en la inspección. Llaman cuando dicen que van a llamar.',
    },
  },
];
