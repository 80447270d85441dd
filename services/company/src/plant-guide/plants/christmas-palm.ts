import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const christmasPalm: ShippedPlant = {
  slug: 'christmas-palm',
  name: 'Christmas palm',
  nameEs: 'Palma de Navidad',
  scientificName: 'Adonidia merrillii',
  synonyms: ['Manila palm', 'adonidia', 'palma de Manila', 'palma adonidia', 'Veitchia merrillii'],
  group: 'palm',
  light: ['sun', 'part-shade'],
  water: 'medium',
  salt: 'medium',
  heightFt: 18,
  isNative: false,
  isPoisonous: false,
  description: paragraphs(
    'A small, neat palm for the side of a pool or a narrow bed, often sold as two or three in one pot. The trunk is slim and ringed, the fronds are short and arched, and bunches of bright red fruit hang below them in winter.',
    'It drops its own old fronds and rarely outgrows its place. It comes from the Philippines and loves warmth: of our common palms it is one of the first that cold hurts.',
  ),
  descriptionEs: paragraphs(
    'Una palma pequeña y ordenada para el borde de la piscina o un cantero angosto; a menudo se venden dos o tres en una maceta. El tronco es delgado y anillado, las pencas cortas y arqueadas, y en invierno cuelgan racimos de frutos de un rojo vivo.',
    'Suelta sola las pencas viejas y rara vez crece de más. Viene de Filipinas y ama el calor: entre nuestras palmas comunes es de las primeras que daña el frío.',
  ),
  careInstructions: lines(
    'October to February: Cover small palms on the coldest nights. Leave damaged fronds on until it is warm again.',
    'March to May: Water in dry weeks. When your county’s rules allow it, use a slow-release palm fertilizer; the label decides how much.',
    'June to September: The best time to plant.',
  ),
  careInstructionsEs: lines(
    'De octubre a febrero: Cubra las palmas pequeñas en las noches más frías. No corte las pencas dañadas hasta que vuelva el calor.',
    'De marzo a mayo: Riegue en las semanas secas. Cuando lo permitan las reglas de su condado, use un fertilizante para palmas de liberación lenta; la etiqueta indica la cantidad.',
    'De junio a septiembre: La mejor época para plantarla.',
  ),
  floridaSpecific:
    'Lethal yellowing and lethal bronzing both kill it here, so do not line a whole drive with this one palm. Near the coast it stands some salt wind; inland it needs a warm, sheltered corner.',
  floridaSpecificEs:
    'Aquí la matan tanto el amarillamiento letal como el bronceado letal; por eso no conviene sembrar toda una entrada solo con ella. Cerca de la costa aguanta algo de viento salado; tierra adentro necesita un rincón cálido y abrigado.',
  issues: ['lethal-bronzing', 'palm-potassium-deficiency', 'ganoderma-butt-rot', 'rugose-spiraling-whitefly'],
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension: Adonidia merrillii, Christmas palm (EDIS, ENH-815)' },
    { title: 'University of Florida, IFAS Extension: lethal yellowing and lethal bronzing of palms (EDIS)' },
  ],
};
