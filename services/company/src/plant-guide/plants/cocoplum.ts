import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const cocoplum: ShippedPlant = {
  slug: 'cocoplum',
  name: 'Cocoplum',
  nameEs: 'Icaco',
  scientificName: 'Chrysobalanus icaco',
  synonyms: ['coco plum', 'red-tip cocoplum', 'horizontal cocoplum', 'fat pork', 'hicaco', 'caco'],
  group: 'hedge',
  light: ['sun', 'part-shade'],
  water: 'medium',
  salt: 'high',
  heightFt: 6,
  isNative: true,
  isPoisonous: false,
  description: paragraphs(
    'The native hedge of south Florida: round, leathery leaves, dense to the ground, easy to keep at any height from three feet to eight. New growth of the common ‘Red Tip’ is wine red. The plum-like fruit can be eaten and is liked by birds.',
    'A low coastal kind, sold as ‘Horizontal’, spreads like a ground cover. Left alone, the inland kind becomes a small tree.',
  ),
  descriptionEs: paragraphs(
    'El seto nativo del sur de Florida: hojas redondas y duras, tupido hasta el suelo y fácil de mantener entre tres y ocho pies. Los brotes del ‘Red Tip’, el más común, son de color vino. Su fruto, como una ciruela, se come y les gusta a los pájaros.',
    'Hay un tipo bajo de la costa, que se vende como ‘Horizontal’ y se extiende como cubresuelo. El de tierra adentro, si no se poda, se vuelve un arbolito.',
  ),
  careInstructions: lines(
    'October to May: Water a new hedge through its first dry season; later only in long drought. Prune before the warm months, wider at the foot than at the top.',
    'June to September: The best time to plant. Trim lightly when it loses its line.',
  ),
  careInstructionsEs: lines(
    'De octubre a mayo: Riegue el seto nuevo durante su primera temporada seca; después solo en una sequía larga. Pode antes de los meses cálidos, más ancho abajo que arriba.',
    'De junio a septiembre: La mejor época para plantarlo. Recorte un poco cuando pierda la forma.',
  ),
  floridaSpecific:
    'On the beach side plant the coastal kind, which takes far more salt than ‘Red Tip’. Both stand wet feet better than most hedges, but a freeze inland burns them. White spirals or black leaves point to the rugose spiraling whitefly.',
  floridaSpecificEs:
    'Del lado de la playa plante el tipo de la costa, que aguanta mucha más sal que el ‘Red Tip’. Ambos toleran el suelo mojado mejor que otros setos, pero tierra adentro una helada los quema. Las espirales blancas o las hojas negras son señal de mosca blanca espiral.',
  issues: ['rugose-spiraling-whitefly', 'sooty-mold'],
  imageUrl: '/guide/cocoplum.svg',
  confidence: 'high',
  sources: [
    {
      title: 'University of Florida, IFAS Extension: cocoplum, identification and uses (EDIS, ENH1289)',
    },
    { title: 'University of Florida, IFAS Extension Lee County: plant fact sheet on cocoplum' },
  ],
};
