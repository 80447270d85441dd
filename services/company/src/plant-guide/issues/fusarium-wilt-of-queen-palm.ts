import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const fusariumWiltOfQueenPalm: ShippedIssue = {
  slug: 'fusarium-wilt-of-queen-palm',
  issue: 'Fusarium wilt of queen palm',
  issueEs: 'Marchitez por Fusarium de la palma reina',
  description: paragraphs(
    'Fronds of a queen palm turn yellow or brown on one side only, the lowest first. A reddish or dark brown stripe runs along the stalk of the frond. The whole crown can be dead two or three months later, and its dry fronds stay rather stiff.',
    'Mexican fan palms, often called Washingtonia, get it too. A blight of single stalks looks much the same at first, so only a laboratory can be sure.',
  ),
  descriptionEs: paragraphs(
    'Las pencas de la palma reina se secan de un solo lado, primero las de abajo. Una raya rojiza o café oscura corre por el tallo de la penca. La copa entera puede estar muerta dos o tres meses después, con las pencas secas y más bien tiesas.',
    'También la tiene la palma abanico mexicana, llamada Washingtonia. Otra enfermedad del tallo se ve casi igual al principio, así que solo un laboratorio puede asegurarlo.',
  ),
  causes: [
    'A fungus, Fusarium, that clogs the palm’s vessels',
    'Spores, which probably travel on the wind',
    'Saws and pruners that carry it from palm to palm',
  ],
  causesEs: [
    'Un hongo, Fusarium, que tapa los vasos de la palma',
    'Esporas que, al parecer, viajan con el viento',
    'Sierras y tijeras que lo llevan de una palma a otra',
  ],
  solutions: [
    'Have a frond with the stripe tested before you decide',
    'There is no cure: a palm that has it is best removed soon',
    'Have the debris hauled away, not chipped for mulch',
    'Do not plant a queen palm or a Mexican fan palm in the same place',
  ],
  solutionsEs: [
    'Mande analizar una penca con la raya antes de decidir',
    'No hay cura: lo mejor es quitar pronto la palma que la tiene',
    'Haga que se lleven los restos; no los convierta en mantillo',
    'No plante otra palma reina ni una abanico mexicana en el mismo lugar',
  ],
  prevention: [
    'Tools are cleaned and disinfected before each palm',
    'Cut dead fronds only; every cut is a door',
    'Mix kinds of palms instead of planting a row of one',
  ],
  preventionEs: [
    'Las herramientas se limpian y desinfectan antes de cada palma',
    'Corte solo pencas muertas: cada corte es una puerta',
    'Mezcle tipos de palma en lugar de plantar una fila de una sola',
  ],
  severity: 'critical',
  confidence: 'medium',
  signs: [
    { sign: 'one-sided-frond', weight: 3 },
    { sign: 'stalk-stripe', weight: 3 },
    { sign: 'fast-death', weight: 2 },
    { sign: 'bronze-old-fronds', weight: 1 },
  ],
  groups: ['palm'],
  plants: ['queen-palm'],
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  lookAlikes: ['ganoderma-butt-rot', 'lethal-bronzing'],
  synonyms: [
    'Fusarium',
    'Fusarium oxysporum f. sp. palmarum',
    'Fusarium decline',
    'marchitez de la palma reina',
  ],
  serviceId: 'landscape-design',
  needsLicence: false,
  sources: [
    {
      title:
        'University of Florida, IFAS Extension: Fusarium Wilt of Queen Palm and Mexican Fan Palm (PP278)',
      url: 'https://edis.ifas.ufl.edu/publication/PP278',
    },
  ],
};
