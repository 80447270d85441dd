import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const royalPoinciana: ShippedPlant = {
  slug: 'royal-poinciana',
  name: 'Royal poinciana',
  nameEs: 'Framboyán',
  scientificName: 'Delonix regia',
  synonyms: [
    'poinciana',
    'flamboyant',
    'flame tree',
    'flamboyán',
    'flamboyant tree',
    'árbol de fuego',
    'Poinciana regia',
  ],
  group: 'tree',
  light: ['sun'],
  water: 'low',
  salt: 'medium',
  heightFt: 35,
  isNative: false,
  isPoisonous: false,
  description: paragraphs(
    'A flat umbrella of fern-like leaves that turns scarlet or orange in early summer. It is wider than tall, so it wants an open lawn. A tree from seed may take ten years to bloom.',
    'It stands bare for part of the dry season, and its long brown pods hang on until they fall. Thick roots run along the surface: keep it well away from paving, pipes and the septic field.',
  ),
  descriptionEs: paragraphs(
    'Una sombrilla plana de hojas finas, como de helecho, que a principios del verano se cubre de rojo o anaranjado. Es más ancho que alto y quiere un césped abierto. El que nace de semilla puede tardar diez años en florecer.',
    'Pasa sin hojas parte de la temporada seca, y sus vainas largas y oscuras cuelgan hasta que caen. Las raíces gruesas corren a flor de tierra: plántelo lejos de pavimentos, tuberías y del drenaje séptico.',
  ),
  careInstructions: lines(
    'October to April: It needs no water once it has grown in. Prune dead wood and crossing limbs while it is bare.',
    'May to July: It blooms, best after a dry winter. Leave it alone.',
    'August to September: Have broken or hanging limbs taken off before the storms.',
  ),
  careInstructionsEs: lines(
    'De octubre a abril: Ya arraigado no necesita riego. Pode la madera seca y las ramas cruzadas mientras no tenga hojas.',
    'De mayo a julio: Florece, mejor después de un invierno seco. No lo toque.',
    'De agosto a septiembre: Mande a quitar las ramas rotas o colgantes antes de las tormentas.',
  ),
  floridaSpecific:
    'Its wood is brittle, and storms break it more than our native trees. Train it young to few, strong limbs and do not plant it where a branch could reach the roof. Grass grows poorly in its shade.',
  floridaSpecificEs:
    'Su madera es quebradiza y las tormentas lo parten más que a los árboles nativos. Fórmelo de joven con pocas ramas fuertes y no lo plante donde una rama llegue al techo. A su sombra el césped crece mal.',
  issues: ['salt-and-wind-burn'],
  imageUrl: '/guide/royal-poinciana.svg',
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension: Delonix regia, royal poinciana (EDIS, ENH387)' },
    {
      title:
        'University of Florida, IFAS Extension: selecting tropical and subtropical tree species for wind resistance (EDIS, FOR120)',
      url: 'https://edis.ifas.ufl.edu/publication/fr175',
    },
  ],
};
