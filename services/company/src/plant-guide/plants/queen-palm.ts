import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const queenPalm: ShippedPlant = {
  slug: 'queen-palm',
  name: 'Queen palm',
  nameEs: 'Palma reina',
  scientificName: 'Syagrus romanzoffiana',
  synonyms: ['cocos palm', 'pindó', 'coco plumoso', 'Arecastrum romanzoffianum', 'Cocos plumosa'],
  group: 'palm',
  light: ['sun'],
  water: 'medium',
  salt: 'low',
  heightFt: 35,
  isNative: false,
  isPoisonous: false,
  description: paragraphs(
    'A fast, inexpensive palm with soft, drooping fronds and large bunches of orange fruit, planted by the thousand around newer homes. Old fronds hang on, so it has to be pruned; the fruit is sticky underfoot and sprouts in beds.',
    'It is also the palm with the most troubles here. Where one has died, most people are better off with something else: a sabal palm, or a tree that is not a palm.',
  ),
  descriptionEs: paragraphs(
    'Una palma rápida y barata, de pencas suaves que cuelgan y grandes racimos de frutos anaranjados; se ha plantado por miles junto a las casas nuevas. Las pencas viejas no caen solas, así que hay que podarla; los frutos se pegan al zapato y germinan en los canteros.',
    'También es la palma que más problemas da aquí. Donde se murió una, casi siempre conviene plantar otra cosa: una palma sabal o un árbol que no sea palma.',
  ),
  careInstructions: lines(
    'October to May: Water in dry weeks. Have brown fronds cut with clean tools: Fusarium wilt spreads on saws.',
    'June to September: Take off fruit before it drops, and loose fronds before a storm.',
    'All year: Use a palm fertilizer with manganese when your county’s rules allow it. The label decides how much.',
  ),
  careInstructionsEs: lines(
    'De octubre a mayo: Riegue en las semanas secas. Que corten las pencas secas con herramientas limpias: la marchitez por Fusarium viaja en las sierras.',
    'De junio a septiembre: Quite los frutos antes de que caigan, y las pencas sueltas antes de una tormenta.',
    'Todo el año: Use un fertilizante para palmas que tenga manganeso cuando lo permitan las reglas de su condado. La etiqueta indica la cantidad.',
  ),
  floridaSpecific:
    'On limy soil its new fronds come out small and frizzled for lack of manganese. Fusarium wilt kills it within months, storms topple it, and the University of Florida asks for caution because it seeds itself into wild land.',
  floridaSpecificEs:
    'En suelo con cal las pencas nuevas salen pequeñas y rizadas por falta de manganeso. La marchitez por Fusarium la mata en pocos meses, las tormentas la tumban, y la Universidad de Florida pide cautela porque se siembra sola en áreas naturales.',
  issues: [
    'palm-manganese-deficiency',
    'fusarium-wilt-of-queen-palm',
    'ganoderma-butt-rot',
    'palm-potassium-deficiency',
    'lethal-bronzing',
    'salt-and-wind-burn',
  ],
  imageUrl: '/guide/queen-palm.svg',
  confidence: 'high',
  sources: [
    {
      title: 'University of Florida, IFAS Extension: Fusarium wilt of queen palm and Mexican fan palm (EDIS)',
    },
    { title: 'University of Florida, IFAS Extension: manganese deficiency in palms (EDIS)' },
    {
      title: 'University of Florida, IFAS: assessment of non-native plants in Florida’s natural areas',
      url: 'https://assessment.ifas.ufl.edu',
    },
  ],
};
