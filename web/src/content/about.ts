import type { Language } from '@sandhill/company/language.js';
import { ifClaimed, claimText, profile } from '../lib/site';

const en = {
  title: `About ${profile.name}`,
  lead: 'A family company that looks after the green side of southwest Florida.',
  storyTitle: 'Our story',
  story: [
    `In ${profile.yearFounded} we had one truck, a mower and a list of eleven lawns in Naples. The lawns became streets, the streets became communities, and the communities asked for irrigation, lighting and, after the first big storm, for machines.`,
    'We said yes, one thing at a time, and only when we could do it with our own people. That is still how we grow.',
  ],
  figures: [
    ...ifClaimed('aboutYears', ({ en }) => [en, 'years in business']),
    ...ifClaimed('projects', ({ en }) => [en, 'projects completed']),
    ...ifClaimed('associations', ({ en }) => [en, 'HOAs served']),
  ],
  valuesTitle: 'What we stand for',
  values: [
    ['Excellence', 'We look at the last ten percent first: edges, corners, the view from the kitchen.'],
    [
      'Sustainability',
      `Native plants, healthy soil and irrigation that saves ${claimText('waterSaving', ({ en }) => `${en} of the `)}water.`,
    ],
    ['Partnership', 'Boards, managers and owners get straight answers and the same person to ask.'],
    ['Reliability', 'We come when we say we will, even the week after a hurricane.'],
  ],
  peopleTitle: 'The people you meet',
  teamTitle: 'Our team',
  team: (owners: string, count: number) =>
    `${owners} ${count === 1 ? 'runs' : 'run'} the company. ${count === 1 ? 'On the team are' : 'Behind them work'} designers, irrigation technicians, machine operators and maintenance crews, many of whom have been with us for more than ten years. Every crew lead speaks English and Spanish.`,
  expertiseTitle: 'What we know',
  expertise: [
    [
      'Landscape',
      ['Planting design', 'Hardscape and pool surrounds', 'Palms and specimen trees', 'Landscape lighting'],
    ],
    ['Water', ['Smart irrigation', 'Drainage and swales', 'Pumps and wells', 'Reclaimed water']],
    ['Ground', ['Clearing and grading', 'Building pads', 'Ponds and retention', 'Debris hauling']],
  ] as [string, string[]][],
  partnersTitle: 'Partnerships',
  partners:
    'We work with community managers, builders, architects and growers who keep their word. Nurseries within two hours of Naples supply most of our plants; their stock already knows the heat.',
  communityTitle: `${profile.name} Cares`,
  community:
    'Every spring our crews give a week to school gardens and dune planting, and before each hurricane season we clear the yards of neighbors who cannot do it themselves.',
  areaTitle: 'Service areas',
  areaText: 'You will find our trucks in these places every week; where it says “close by”, call us first.',
  picturesTitle: 'From the field',
  ctaTitle: 'Shall we look at your property?',
  ctaText: 'A first visit costs nothing.',
  ctaQuote: 'Get Free Quote',
};

type AboutContent = typeof en;

const es: AboutContent = {
  title: `Sobre ${profile.name}`,
  lead: 'Una empresa familiar que cuida el verde del suroeste de Florida.',
  storyTitle: 'Nuestra historia',
  story: [
    `En ${profile.yearFounded} teníamos una camioneta, una cortadora y una lista de once jardines en Naples. Los jardines se volvieron calles, las calles comunidades, y las comunidades pidieron riego, iluminación y, después de la primera gran tormenta, máquinas.`,
    'Dijimos que sí, una cosa a la vez, y solo cuando podíamos hacerlo con nuestra propia gente. Así seguimos creciendo.',
  ],
  figures: [
    ...ifClaimed('aboutYears', ({ es }) => [es, 'años en el oficio']),
    ...ifClaimed('projects', ({ es }) => [es, 'proyectos terminados']),
    ...ifClaimed('associations', ({ es }) => [es, 'HOA atendidas']),
  ],
  valuesTitle: 'En qué creemos',
  values: [
    ['Excelencia', 'Miramos primero el último detalle: bordes, esquinas, la vista desde la cocina.'],
    [
      'Sostenibilidad',
      `Plantas nativas, suelo sano y riego que ahorra ${claimText('waterSaving', ({ es }) => `${es} de `)}agua.`,
    ],
    [
      'Colaboración',
      'Juntas, administradores y propietarios reciben respuestas claras, siempre de la misma persona.',
    ],
    ['Cumplimiento', 'Llegamos el día que dijimos, incluso la semana después de un huracán.'],
  ],
  peopleTitle: 'Las personas que le atienden',
  teamTitle: 'Nuestro equipo',
  team: (owners, count) =>
    `${owners} ${count === 1 ? 'dirige la empresa. En el equipo' : 'dirigen la empresa. Con ellos'} trabajan diseñadores, técnicos de riego, operadores de máquinas y cuadrillas de mantenimiento; muchos llevan más de diez años con nosotros. Cada jefe de cuadrilla habla inglés y español.`,
  expertiseTitle: 'Lo que sabemos hacer',
  expertise: [
    [
      'Jardines',
      [
        'Diseño de plantación',
        'Pisos exteriores y bordes de piscina',
        'Palmas y árboles grandes',
        'Iluminación de jardines',
      ],
    ],
    ['Agua', ['Riego inteligente', 'Drenaje y cunetas', 'Bombas y pozos', 'Agua reciclada']],
    [
      'Terreno',
      [
        'Desmonte y nivelación',
        'Plataformas para construir',
        'Estanques y retención de agua',
        'Acarreo de escombros',
      ],
    ],
  ],
  partnersTitle: 'Alianzas',
  partners:
    'Trabajamos con administradores, constructores, arquitectos y viveros que cumplen su palabra. La mayoría de nuestras plantas viene de viveros a menos de dos horas de Naples: ya conocen el calor.',
  communityTitle: 'Comunidad',
  community:
    'Cada primavera nuestras cuadrillas dedican una semana a huertos escolares y a plantar en las dunas, y antes de cada temporada de huracanes limpiamos los patios de vecinos que no pueden hacerlo.',
  areaTitle: 'Zonas de servicio',
  areaText:
    'Nuestras camionetas pasan por estos lugares cada semana; donde dice “queda cerca”, llámenos antes.',
  picturesTitle: 'En el terreno',
  ctaTitle: '¿Vemos su propiedad?',
  ctaText: 'La primera visita no cuesta nada.',
  ctaQuote: 'Presupuesto gratis',
};

export const aboutContent: Record<Language, AboutContent> = { en, es };
