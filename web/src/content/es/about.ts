import { claims } from '@sandhill/company/claims.js';
import { profile } from '@sandhill/company/profile.js';
import type { AboutContent } from '../en/about';

export const about: AboutContent = {
  title: `Sobre ${profile.name}`,
  lead: 'Una empresa familiar que cuida el lado verde del suroeste de Florida.',
  storyTitle: 'Nuestra historia',
  story: [
    `En ${profile.yearFounded} teníamos una camioneta, una cortadora y una lista de once jardines en Naples. Los jardines se volvieron calles, las calles comunidades, y las comunidades pidieron riego, iluminación y, después de la primera gran tormenta, máquinas.`,
    'Dijimos que sí, una cosa a la vez, y solo cuando podíamos hacerlo con nuestra propia gente. Así seguimos creciendo.',
  ],
  figures: [
    [claims.aboutYears.es, 'años en el oficio'],
    [claims.projects.es, 'proyectos terminados'],
    [claims.associations.es, 'HOA atendidas'],
  ],
  valuesTitle: 'En qué creemos',
  values: [
    ['Excelencia', 'Miramos primero el último detalle: bordes, esquinas, la vista desde la cocina.'],
    ['Sostenibilidad', `Plantas nativas, suelo sano y riego que ahorra ${claims.waterSaving.es} de agua.`],
    [
      'Colaboración',
      'Juntas, administradores y propietarios reciben respuestas claras, siempre de la misma persona.',
    ],
    ['Confianza', 'Llegamos cuando lo decimos, también la semana después de un huracán.'],
  ],
  teamTitle: 'Nuestro equipo',
  team: (owners) =>
    `${owners} dirigen la empresa. Con ellos trabajan diseñadores, técnicos de riego, operadores de máquinas y cuadrillas de mantenimiento; muchos llevan más de diez años con nosotros. Cada jefe de cuadrilla habla inglés y español.`,
  expertiseTitle: 'Lo que sabemos hacer',
  expertise: [
    [
      'Jardines',
      [
        'Diseño de siembra',
        'Pavimentos y piscinas',
        'Palmas y árboles ejemplares',
        'Iluminación de jardines',
      ],
    ],
    ['Agua', ['Riego inteligente', 'Drenaje y cunetas', 'Bombas y pozos', 'Agua reciclada']],
    [
      'Terreno',
      [
        'Desmonte y nivelación',
        'Plataformas para construir',
        'Estanques y retención',
        'Acarreo de escombros',
      ],
    ],
  ],
  partnersTitle: 'Alianzas',
  partners:
    'Trabajamos con administradores, constructores, arquitectos y viveros que cumplen su palabra. La mayoría de nuestras plantas viene de viveros a menos de dos horas de Naples: ya conocen el calor.',
  communityTitle: 'Comunidad',
  community:
    'Cada primavera nuestras cuadrillas dedican una semana a huertos escolares y a sembrar dunas, y antes de cada temporada de huracanes limpiamos los patios de vecinos que no pueden hacerlo.',
  areaTitle: 'Zonas de servicio',
  areaText: 'Nuestras camionetas pasan por estos lugares cada semana.',
  picturesTitle: 'En el terreno',
  ctaTitle: '¿Vemos su propiedad?',
  ctaText: 'La primera visita no cuesta nada.',
  ctaQuote: 'Presupuesto gratis',
};
