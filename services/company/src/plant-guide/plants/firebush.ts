import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const firebush: ShippedPlant = {
  slug: 'firebush',
  name: 'Firebush',
  nameEs: 'Coralillo',
  scientificName: 'Hamelia patens',
  synonyms: ['fire bush', 'scarletbush', 'hummingbird bush', 'hamelia', 'ponasí'],
  group: 'shrub',
  light: ['sun', 'part-shade'],
  water: 'low',
  salt: 'medium',
  heightFt: 8,
  isNative: true,
  isPoisonous: false,
  description: paragraphs(
    'Few shrubs bring more life to a yard. Clusters of slim orange-red tubes open nearly all year; hummingbirds and zebra longwing butterflies feed on them, and birds take the dark berries afterwards.',
    'It is fast and loose in shape. In sun it stays full and flowers most; in half shade it grows taller and greener. Give it room, rather than shearing it into a box, which cuts off the flowers.',
  ),
  descriptionEs: paragraphs(
    'Pocos arbustos dan tanta vida a un jardín. Sus racimos de tubos finos, rojo anaranjados, abren casi todo el año; los visitan colibríes y mariposas cebra, y después los pájaros se comen las bayas oscuras.',
    'Crece rápido y suelto. Al sol se mantiene tupido y florece más; a media sombra es más alto y más verde. Dele espacio en vez de recortarlo como un cajón, porque así pierde las flores.',
  ),
  careInstructions: lines(
    'October to February: Leaves redden or drop on cold nights; leave the branches.',
    'March to April: Cut back by a third once the cold is over. It shoots again from the base.',
    'May to September: Trim single long shoots. Water only plants of the first year.',
  ),
  careInstructionsEs: lines(
    'De octubre a febrero: Con las noches frías las hojas enrojecen o caen; deje las ramas.',
    'De marzo a abril: Recorte un tercio cuando haya pasado el frío. Vuelve a brotar desde abajo.',
    'De mayo a septiembre: Corte solo los tallos demasiado largos. Riegue únicamente las plantas del primer año.',
  ),
  floridaSpecific:
    'Ask for the native one, Hamelia patens var. patens, with downy leaves and orange-red flowers. The smooth “African” or dwarf firebush with yellow-orange flowers comes from elsewhere. Salt wind scorches both on the open beach.',
  floridaSpecificEs:
    'Pida el nativo, Hamelia patens var. patens, de hojas algo vellosas y flores rojo anaranjadas. El de hoja lisa y flor amarillenta, que se vende como “africano” o enano, viene de otro lugar. En la playa abierta el viento salado quema a los dos.',
  issues: ['salt-and-wind-burn'],
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension: Hamelia patens, firebush (EDIS)' },
    { title: 'Florida Native Plant Society: Hamelia patens var. patens' },
  ],
};
