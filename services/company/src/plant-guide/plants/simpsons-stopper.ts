import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const simpsonsStopper: ShippedPlant = {
  slug: 'simpsons-stopper',
  name: 'Simpson’s stopper',
  nameEs: 'Stopper de Simpson',
  scientificName: 'Myrcianthes fragrans',
  synonyms: [
    'Simpson stopper',
    'twinberry',
    'nakedwood',
    'guayabacón',
    'Eugenia fragrans',
    'Eugenia simpsonii',
  ],
  group: 'hedge',
  light: ['sun', 'part-shade'],
  water: 'low',
  salt: 'high',
  heightFt: 12,
  isNative: true,
  isPoisonous: false,
  description: paragraphs(
    'A native that does nearly everything: small, fragrant leaves, white scented flowers several times a year, and orange-red berries that birds love. They are edible, sweet with a bitter seed. Clip it as a hedge, or raise it as a small tree with smooth, peeling, cinnamon-colored bark.',
    'It grows slowly, so it needs little pruning, and few pests trouble it.',
  ),
  descriptionEs: paragraphs(
    'Un nativo que sirve para casi todo: hojas pequeñas y aromáticas, flores blancas y perfumadas varias veces al año, y bayas rojo anaranjadas que adoran los pájaros. Se comen: son dulces, con la semilla amarga. Pódelo como seto o críelo como arbolito de corteza lisa, color canela, que se pela.',
    'Crece despacio, así que pide poca poda, y casi no tiene plagas.',
  ),
  careInstructions: lines(
    'October to May: Water until it has grown in, through one dry season; later it lives on rain. Prune right after a flush of flowers if you want berries.',
    'June to September: The best time to plant. Keep mulch over the roots, but off the stem.',
  ),
  careInstructionsEs: lines(
    'De octubre a mayo: Riegue hasta que arraigue, durante una temporada seca; después vive de la lluvia. Si quiere bayas, pode justo al terminar una floración.',
    'De junio a septiembre: La mejor época para plantarlo. Ponga mantillo sobre las raíces, pero sin tocar el tallo.',
  ),
  floridaSpecific:
    'It is native to coastal woods of Florida and stands sun or half shade, salt wind, lime and the light frosts of southwest Florida. Where a hedge must close quickly, set the plants nearer together: it will not hurry. A low form is sold for front beds.',
  floridaSpecificEs:
    'Es nativo de los bosques costeros de Florida y soporta sol o media sombra, viento salado, suelo con cal y las heladas leves del suroeste. Si el seto debe cerrar pronto, ponga las plantas más juntas, porque no se apura. Para canteros del frente se vende una forma baja.',
  issues: [],
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension Lee County: plant fact sheet on Simpson’s stopper' },
    { title: 'University of Florida, IFAS Extension: Myrcianthes fragrans (Gardening Solutions)' },
  ],
};
