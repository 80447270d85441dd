import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const coconutPalm: ShippedPlant = {
  slug: 'coconut-palm',
  name: 'Coconut palm',
  nameEs: 'Cocotero',
  scientificName: 'Cocos nucifera',
  synonyms: ['coconut', 'coconut tree', 'coco palm', 'palma de coco', 'mata de coco'],
  group: 'palm',
  light: ['sun'],
  water: 'medium',
  salt: 'high',
  heightFt: 50,
  isNative: false,
  isPoisonous: false,
  description: paragraphs(
    'The palm of the beach: a gray trunk that often leans, long feathery fronds, and nuts through most of the year. It stands salt wind and plain sand better than almost any other palm, and wants all the sun and warmth it can get.',
    'Nuts fall without warning. Where people walk, park or swim, have them cut while they are green and again before a storm.',
  ),
  descriptionEs: paragraphs(
    'La palma de la playa: tronco gris, a menudo inclinado, pencas largas como plumas y cocos casi todo el año. Aguanta el viento salado y la arena mejor que casi todas las palmas, y quiere todo el sol y el calor posibles.',
    'Los cocos caen sin avisar. Donde la gente camina, se baña o deja el auto, mande a cortarlos cuando todavía están verdes, y otra vez antes de una tormenta.',
  ),
  careInstructions: lines(
    'October to March: A cold night browns the fronds. Leave them until new ones have grown, then cut what is dead.',
    'April to May: Take nuts and old fruit stalks off before hurricane season. Water in the driest weeks, above all a young palm.',
    'June to September: The best time to plant, in the warmest place of the yard.',
  ),
  careInstructionsEs: lines(
    'De octubre a marzo: Una noche fría quema las pencas. Déjelas hasta que salgan nuevas y corte entonces lo seco.',
    'De abril a mayo: Quite los cocos y los racimos viejos antes de la temporada de huracanes. Riegue en las semanas más secas, sobre todo la palma joven.',
    'De junio a septiembre: La mejor época para plantarlo, en el lugar más cálido del jardín.',
  ),
  floridaSpecific:
    'Lethal yellowing and lethal bronzing both kill coconut palms in southwest Florida, and no variety is immune. Nuts that drop early and blackened flower stalks come first: ask soon, so that the palms nearby can still be protected. Treating them for hire takes a pesticide license.',
  floridaSpecificEs:
    'El amarillamiento letal y el bronceado letal matan cocoteros en el suroeste de Florida, y ninguna variedad es inmune. Primero se caen los cocos antes de tiempo y se ponen negras las flores: pregunte pronto, para proteger las palmas cercanas. Quien cobra por tratarlas necesita licencia para pesticidas.',
  issues: [
    'lethal-bronzing',
    'ganoderma-butt-rot',
    'palm-potassium-deficiency',
    'rugose-spiraling-whitefly',
    'sooty-mold',
  ],
  imageUrl: '/guide/coconut-palm.svg',
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension: the coconut palm in Florida (EDIS)' },
    { title: 'University of Florida, IFAS Extension: lethal yellowing and lethal bronzing of palms (EDIS)' },
  ],
};
