import type { Level, Light, PlantGroup, Severity } from '@sandhill/company/plant-guide/plant.js';
import type { Language } from '@sandhill/company/language.js';
import { profile } from '../lib/site';
import { plantQuestion } from './linked-subjects';

const perMeter = 3.281;

const en = {
  title: 'Plants of southwest Florida',
  lead: 'What grows here, how much sun, water and salt it takes, and what goes wrong with it.',
  pageTitle: `Plants of southwest Florida | ${profile.name}`,
  pageDescription:
    'Palms, trees, hedges, shrubs and lawn of the Gulf coast: light, water, salt, size, care by season and the problems they get.',
  toFinder: 'What is wrong with my plant?',
  search: 'Search by name',
  searchHint: 'Common, scientific or Spanish name',
  filterGroup: 'Kind of plant',
  filterTraits: 'Traits',
  all: 'All',
  groups: {
    palm: 'Palms',
    tree: 'Trees',
    hedge: 'Hedges',
    shrub: 'Shrubs',
    'ground-cover': 'Ground covers',
    lawn: 'Lawn',
  } satisfies Record<PlantGroup, string>,
  group: {
    palm: 'Palm',
    tree: 'Tree',
    hedge: 'Hedge',
    shrub: 'Shrub',
    'ground-cover': 'Ground cover',
    lawn: 'Lawn',
  } satisfies Record<PlantGroup, string>,
  /** Label of the drawing that is shown for a plant without a picture of its own. */
  generalDrawing: (group: string) => `General drawing: ${group.toLowerCase()}`,
  traits: { native: 'Native', salt: 'Stands salt', shade: 'Takes part shade' },
  /** Heading of the list. */
  found: 'Plants',
  count: (count: number) => (count === 1 ? '1 plant' : `${count} plants`),
  noneTitle: 'No plant in our guide matches',
  noneText: 'Send us photos of it: we look at them and write back what it is.',
  empty: 'The guide is being written. Ask us about a plant: we answer.',
  whatIsIt: 'What is this plant?',
  whatIsItText: 'Send us photos of a leaf and of the whole plant. A person looks at them and writes back.',
  askUs: 'Ask with photos',
  showAll: 'Show all plants',
  /** Subject of the message that "What is this plant?" and "Send us a photo" open. */
  subject: plantQuestion.en,
  back: 'All plants',
  alsoCalled: 'Also called',
  atAGlance: 'At a glance',
  facts: { light: 'Light', water: 'Water', salt: 'Salt', height: 'Height', native: 'Origin', group: 'Kind' },
  lights: { sun: 'full sun', 'part-shade': 'part shade', shade: 'shade' } satisfies Record<Light, string>,
  waters: {
    low: 'Little, once grown in',
    medium: 'Regular',
    high: 'Plenty',
  } satisfies Record<Level, string>,
  levels: { low: 'little', medium: 'regular', high: 'plenty' } satisfies Record<Level, string>,
  salts: {
    low: 'Keep away from salt',
    medium: 'Stands some salt',
    high: 'Stands salt well',
  } satisfies Record<Level, string>,
  height: (feet: number) => `Up to ${feet} ft`,
  nativeHere: 'Native to Florida',
  notNative: 'Not native to Florida',
  poisonous: 'Poisonous',
  poisonousText:
    'Parts of it are poisonous to people or pets if eaten. Plant it away from where children and animals play.',
  description: 'What it is',
  florida: 'In southwest Florida',
  care: 'Care by season',
  problems: 'Problems it gets',
  noProblems: 'We know of none that is common here.',
  work: 'From our gallery',
  plantThis: 'Plant this',
  plantThisText: 'We choose the place, plant it and look after it until it has grown in.',
  getQuote: 'Get a quote for it',
  sendPhoto: 'Send us a photo',
  sources: 'Sources',
  readOn: (date: string) => `Read on ${date}`,
  reviewedBy: 'Reviewed by',
  /** How serious a plant problem can become. */
  severities: {
    low: 'spoils the look',
    moderate: 'weakens the plant',
    high: 'can kill the plant',
    critical: 'kills the plant',
  } satisfies Record<Severity, string>,
};

type PlantGuideContent = typeof en;

const es: PlantGuideContent = {
  title: 'Plantas del suroeste de Florida',
  lead: 'Qué crece aquí, cuánto sol, agua y sal tolera, y qué problemas tiene.',
  pageTitle: `Plantas del suroeste de Florida | ${profile.name}`,
  pageDescription:
    'Palmas, árboles, setos, arbustos y césped de la costa del Golfo: luz, agua, sal, tamaño, cuidado por temporada y problemas.',
  toFinder: '¿Qué tiene mi planta?',
  search: 'Buscar por nombre',
  searchHint: 'Nombre común, científico o en inglés',
  filterGroup: 'Tipo de planta',
  filterTraits: 'Características',
  all: 'Todas',
  groups: {
    palm: 'Palmas',
    tree: 'Árboles',
    hedge: 'Setos',
    shrub: 'Arbustos',
    'ground-cover': 'Cubresuelos',
    lawn: 'Césped',
  },
  group: {
    palm: 'Palma',
    tree: 'Árbol',
    hedge: 'Seto',
    shrub: 'Arbusto',
    'ground-cover': 'Cubresuelos',
    lawn: 'Césped',
  },
  generalDrawing: (group) => `Dibujo general: ${group.toLowerCase()}`,
  traits: { native: 'Nativa', salt: 'Resistente a la sal', shade: 'Tolera media sombra' },
  found: 'Plantas',
  count: (count) => (count === 1 ? '1 planta' : `${count} plantas`),
  noneTitle: 'Ninguna planta de nuestra guía coincide',
  noneText: 'Envíenos fotos: las miramos y le escribimos qué planta es.',
  empty: 'Estamos escribiendo la guía. Pregúntenos por una planta y le contestamos.',
  whatIsIt: '¿Qué planta es esta?',
  whatIsItText:
    'Envíenos fotos de una hoja y de la planta entera. Una persona las mira y le contesta por escrito.',
  askUs: 'Preguntar con fotos',
  showAll: 'Mostrar todas las plantas',
  subject: plantQuestion.es,
  back: 'Todas las plantas',
  alsoCalled: 'También se llama',
  atAGlance: 'De un vistazo',
  facts: { light: 'Luz', water: 'Agua', salt: 'Sal', height: 'Altura', native: 'Origen', group: 'Tipo' },
  lights: { sun: 'pleno sol', 'part-shade': 'media sombra', shade: 'sombra' },
  waters: { low: 'Poca, una vez arraigada', medium: 'Moderada', high: 'Abundante' },
  levels: { low: 'poca', medium: 'moderada', high: 'abundante' },
  salts: { low: 'Lejos de la sal', medium: 'Tolera algo de sal', high: 'Tolera bien la sal' },
  height: (feet) =>
    `Hasta ${feet} ${feet === 1 ? 'pie' : 'pies'} (${Math.round((feet / perMeter) * 2) / 2} m)`,
  nativeHere: 'Nativa de Florida',
  notNative: 'No es nativa de Florida',
  poisonous: 'Venenosa',
  poisonousText:
    'Algunas de sus partes son venenosas para personas o mascotas si se comen. Plántela lejos de donde juegan niños y animales.',
  description: 'Qué planta es',
  florida: 'En el suroeste de Florida',
  care: 'Cuidado por temporada',
  problems: 'Problemas que puede tener',
  noProblems: 'No conocemos ninguno que sea común aquí.',
  work: 'De nuestra galería',
  plantThis: 'Plántela con nosotros',
  plantThisText: 'Elegimos el lugar, la plantamos y la cuidamos hasta que arraigue.',
  getQuote: 'Pida un presupuesto',
  sendPhoto: 'Envíenos una foto',
  sources: 'Fuentes',
  readOn: (date) => `Consultadas el ${date}`,
  reviewedBy: 'Revisada por',
  severities: {
    low: 'afea la planta',
    moderate: 'debilita la planta',
    high: 'puede matar la planta',
    critical: 'mata la planta',
  },
};

export const plantGuideContent: Record<Language, PlantGuideContent> = { en, es };
