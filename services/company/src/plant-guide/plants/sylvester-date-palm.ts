import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const sylvesterDatePalm: ShippedPlant = {
  slug: 'sylvester-date-palm',
  name: 'Sylvester date palm',
  nameEs: 'Palma datilera Sylvester',
  scientificName: 'Phoenix sylvestris',
  synonyms: [
    'Sylvester palm',
    'wild date palm',
    'silver date palm',
    'toddy palm',
    'palma Sylvester',
    'datilera plateada',
    'datilera silvestre',
  ],
  group: 'palm',
  light: ['sun'],
  water: 'low',
  salt: 'medium',
  heightFt: 30,
  isNative: false,
  isPoisonous: false,
  description: paragraphs(
    'The palm of many community entrances: a full round crown of blue-green fronds over a stout trunk patterned like a pineapple. Bunches of orange fruit hang below the crown and make a mess on paving.',
    'The lowest leaflets of each frond are long, hard spines. Keep it away from walks, doors and play areas, and leave the pruning to somebody with gloves and glasses.',
  ),
  descriptionEs: paragraphs(
    'La palma de muchas entradas de comunidades: copa redonda y tupida de pencas verde azuladas, sobre un tronco grueso con dibujo de piña. Los racimos de frutos anaranjados cuelgan bajo la copa y ensucian el pavimento.',
    'Las hojuelas de la base de cada penca son espinas largas y duras. Plántela lejos de caminos, puertas y juegos, y deje la poda a quien tenga guantes y gafas.',
  ),
  careInstructions: lines(
    'October to May: Once it has grown in it needs little water. Have only brown fronds and fruit stalks cut, never up to a feather duster.',
    'June to September: The best time to plant. Water must drain away from its roots.',
    'All year: Ask for clean saws; a deadly wilt of date palms travels from palm to palm on tools.',
  ),
  careInstructionsEs: lines(
    'De octubre a mayo: Ya arraigada necesita poca agua. Mande a cortar solo las pencas secas y los racimos; que no la dejen como un plumero.',
    'De junio a septiembre: La mejor época para plantarla. El agua no debe quedarse en sus raíces.',
    'Todo el año: Pida que limpien las sierras; una marchitez mortal de las datileras pasa de una palma a otra con las herramientas.',
  ),
  floridaSpecific:
    'It is among the palms that lethal bronzing kills most often. Look up now and then: fruit that drops early, then a dead spear in the middle, are reason to ask. Wide yellow edges on the oldest fronds point to a lack of magnesium.',
  floridaSpecificEs:
    'Es una de las palmas que más mata el bronceado letal. Mírela de vez en cuando: si suelta los frutos antes de tiempo y luego se seca la hoja nueva del centro, pregunte. Una franja amarilla y ancha al borde de las pencas viejas indica falta de magnesio.',
  issues: ['lethal-bronzing', 'palm-magnesium-deficiency', 'palm-potassium-deficiency', 'ganoderma-butt-rot'],
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension: Phoenix sylvestris, wild date palm (EDIS, FOR 246)' },
    { title: 'University of Florida, IFAS Extension: lethal bronzing disease of palms (EDIS)' },
  ],
};
