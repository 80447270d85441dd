import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const weepingFig: ShippedPlant = {
  slug: 'weeping-fig',
  name: 'Weeping fig',
  nameEs: 'Ficus benjamina',
  scientificName: 'Ficus benjamina',
  synonyms: ['ficus', 'ficus hedge', 'Benjamin fig', 'Benjamin tree', 'seto de ficus', 'ficus llorón'],
  group: 'hedge',
  light: ['sun', 'part-shade'],
  water: 'medium',
  salt: 'medium',
  heightFt: 12,
  isNative: false,
  isPoisonous: true,
  description: paragraphs(
    'The old privacy hedge of south Florida, with small, shiny leaves on drooping twigs. By nature it is a tree of fifty feet and more, so it must be cut several times a year for as long as it lives, and its roots push up walks and find pipes.',
    'The milky sap is mildly poisonous: it irritates skin and upsets the stomach of pets that chew it.',
  ),
  descriptionEs: paragraphs(
    'El antiguo seto de privacidad del sur de Florida, de hojas pequeñas y brillantes en ramitas colgantes. Por naturaleza es un árbol de cincuenta pies o más: hay que cortarlo varias veces al año mientras viva, y sus raíces levantan aceras y buscan las tuberías.',
    'La savia lechosa es algo tóxica: irrita la piel y cae mal al estómago de las mascotas que la muerden.',
  ),
  careInstructions: lines(
    'October to May: Shake a branch. A cloud of tiny white insects and a carpet of yellow leaves mean ficus whitefly: get help before the hedge is bare.',
    'June to September: Trim every few weeks. Keep the foot wider than the top, or it thins out below.',
    'All year: Treating for whitefly is pesticide work. The label decides, and anyone who does it for hire needs a license.',
  ),
  careInstructionsEs: lines(
    'De octubre a mayo: Sacuda una rama. Una nube de insectos blancos diminutos y una alfombra de hojas amarillas son mosca blanca del ficus: pida ayuda antes de que el seto quede pelado.',
    'De junio a septiembre: Recorte cada pocas semanas. Déjelo más ancho abajo que arriba, o se aclarará al pie.',
    'Todo el año: Combatir la mosca blanca es trabajo con pesticidas. Siga siempre la etiqueta del producto; quien cobra por hacerlo necesita licencia.',
  ),
  floridaSpecific:
    'The whitefly came to southwest Florida years ago and has stayed, so this fig is no longer a good choice for a new hedge. Cocoplum, Simpson’s stopper, silver buttonwood or small-leaf clusia do the same work with less. In storms, large ones topple.',
  floridaSpecificEs:
    'La mosca blanca llegó hace años al suroeste de Florida y se quedó; por eso ya no conviene para un seto nuevo. El icaco, el stopper de Simpson, el mangle botón plateado o la clusia de hoja pequeña hacen lo mismo con menos trabajo. Con las tormentas, los grandes se caen.',
  issues: ['ficus-whitefly'],
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension: the ficus whitefly, management in the landscape' },
    { title: 'ASPCA Animal Poison Control Center: toxic and non-toxic plants' },
  ],
};
