import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const foxtailPalm: ShippedPlant = {
  slug: 'foxtail-palm',
  name: 'Foxtail palm',
  nameEs: 'Palma cola de zorro',
  scientificName: 'Wodyetia bifurcata',
  synonyms: ['foxtail', 'fox tail palm', 'palma cola de zorra'],
  group: 'palm',
  light: ['sun', 'part-shade'],
  water: 'medium',
  salt: 'medium',
  heightFt: 25,
  isNative: false,
  isPoisonous: false,
  description: paragraphs(
    'Its leaflets stand out all around the stalk, so that each frond looks like the tail of a fox. The trunk is gray, slim and a little swollen at the base. Old fronds fall on their own, which saves pruning.',
    'It grows fast for a palm, but stays of a size that fits most yards, alone or three together. Bunches of large orange-red fruit follow the pale flowers. It comes from a small corner of Queensland, Australia.',
  ),
  descriptionEs: paragraphs(
    'Sus hojuelas salen alrededor de todo el tallo, y por eso cada penca parece la cola de un zorro. El tronco es gris, delgado y algo hinchado en la base. Las pencas viejas caen solas, así que casi no hay que podarla.',
    'Crece rápido para ser palma, pero su tamaño va bien en casi todos los jardines, sola o en grupo de tres. Después de las flores claras da racimos de frutos grandes, de color naranja rojizo. Viene de un rincón de Queensland, en Australia.',
  ),
  careInstructions: lines(
    'October to May: Water a young palm in dry weeks, at the root; sprinklers that wet the crown invite leaf spots.',
    'June to September: The best time to plant. Set it no deeper than it stood in the pot.',
    'All year: Use a slow-release palm fertilizer when your county’s rules allow it, not the one for the lawn. The label decides how much.',
  ),
  careInstructionsEs: lines(
    'De octubre a mayo: Riegue la palma joven en las semanas secas, al pie; si el aspersor moja la copa, salen manchas en las hojas.',
    'De junio a septiembre: La mejor época para plantarla. No la entierre más de lo que estaba en la maceta.',
    'Todo el año: Use un fertilizante para palmas de liberación lenta cuando lo permitan las reglas de su condado, no el del césped. La etiqueta indica la cantidad.',
  ),
  floridaSpecific:
    'On our sand it soon shows a lack of potassium: orange spots and dry tips on the oldest fronds. Do not cut those fronds while they are still partly green; the palm draws on them.',
  floridaSpecificEs:
    'En nuestra arena pronto se nota la falta de potasio: manchas anaranjadas y puntas secas en las pencas más viejas. No las corte mientras tengan algo de verde; la palma todavía vive de ellas.',
  issues: ['palm-potassium-deficiency', 'ganoderma-butt-rot'],
  imageUrl: '/guide/foxtail-palm.svg',
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension: Wodyetia bifurcata, foxtail palm (EDIS)' },
    { title: 'University of Florida, IFAS Extension: nutrient deficiencies of palms in Florida (EDIS)' },
  ],
};
