import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const bougainvillea: ShippedPlant = {
  slug: 'bougainvillea',
  name: 'Bougainvillea',
  nameEs: 'Buganvilla',
  scientificName: 'Bougainvillea spp.',
  synonyms: ['paper flower', 'buganvilia', 'bugambilia', 'trinitaria', 'veranera', 'Bougainvillea glabra'],
  group: 'shrub',
  light: ['sun'],
  water: 'low',
  salt: 'high',
  heightFt: 10,
  isNative: false,
  isPoisonous: false,
  description: paragraphs(
    'The brightest plant of our winter. What looks like a flower is three papery leaves in magenta, purple, red, orange or white around a tiny pale bloom. It sprawls over walls and arbors if it is tied up, or grows as a wide, loose shrub.',
    'Long thorns hide in the leaves: keep it away from walks, and wear gloves.',
  ),
  descriptionEs: paragraphs(
    'La planta más vistosa de nuestro invierno. Lo que parece flor son tres hojitas como de papel, fucsia, moradas, rojas, anaranjadas o blancas, alrededor de una florecita pálida. Cubre muros y pérgolas si se amarra, o crece como arbusto ancho y suelto.',
    'Entre las hojas hay espinas largas: plántela lejos de los caminos y use guantes.',
  ),
  careInstructions: lines(
    'October to May: It blooms in waves while it is dry. Water little; turn its zone down or off.',
    'May to June: Prune after the last big bloom, before the rain makes it grow.',
    'June to September: It grows green and long. Shorten wild shoots until about August. Chewed leaf edges come from small green or brown loopers that feed at night.',
  ),
  careInstructionsEs: lines(
    'De octubre a mayo: Florece por oleadas en tiempo seco. Riegue poco; reduzca o cierre su zona de riego.',
    'De mayo a junio: Pode después de la última gran floración, antes de que la lluvia la haga crecer.',
    'De junio a septiembre: Crece verde y larga. Acorte los brotes rebeldes hasta agosto, más o menos. Los bordes mordidos son de unas orugas pequeñas, verdes o pardas, que comen de noche.',
  ),
  floridaSpecific:
    'All leaves and no color almost always means too much water, too little sun or constant shearing. Planted in the lawn’s irrigation zone it rarely blooms well. It stands salt wind, and comes back from the base after a freeze.',
  floridaSpecificEs:
    'Muchas hojas y nada de color casi siempre quiere decir demasiada agua, poco sol o recortes continuos. En la misma zona de riego que el césped rara vez florece bien. Aguanta el viento salado y, después de una helada, vuelve a brotar desde abajo.',
  issues: ['irrigation-fault'],
  imageUrl: '/guide/bougainvillea.svg',
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension: bougainvillea (Gardening Solutions)' },
    { title: 'University of Florida, IFAS Extension: bougainvillea looper (EDIS, Featured Creatures)' },
  ],
};
