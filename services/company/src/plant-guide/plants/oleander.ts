import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const oleander: ShippedPlant = {
  slug: 'oleander',
  name: 'Oleander',
  nameEs: 'Adelfa',
  scientificName: 'Nerium oleander',
  synonyms: ['rosebay', 'laurel de flor', 'rosa laurel', 'baladre'],
  group: 'shrub',
  light: ['sun'],
  water: 'low',
  salt: 'high',
  heightFt: 10,
  isNative: false,
  isPoisonous: true,
  description: paragraphs(
    'A tough evergreen with narrow leaves and white, pink, red or yellow flowers through the warm months. It takes sun, drought, salt wind and poor sand, and hides a road or a fence quickly.',
    'Every part of it is very poisonous to people and animals, even dry. A few leaves can kill. Do not plant it where children, dogs or horses can reach it, never burn the cuttings, and wash hands and tools afterwards.',
  ),
  descriptionEs: paragraphs(
    'Un arbusto resistente y siempre verde, de hojas angostas y flores blancas, rosadas, rojas o amarillas en los meses cálidos. Aguanta sol, sequía, viento salado y arena pobre, y pronto tapa una calle o una cerca.',
    'Toda la planta es muy venenosa para personas y animales, aun seca. Unas pocas hojas pueden matar. No la plante al alcance de niños, perros o caballos, no queme nunca las ramas cortadas, y después lávese las manos y lave las herramientas.',
  ),
  careInstructions: lines(
    'October to February: No care. Brown tips after cold grow out.',
    'March to May: Take out the oldest stems at the ground, with gloves. Water only new plants.',
    'June to September: Look under the leaves for orange caterpillars with black tufts. While they are small, cut off that twig with gloved hands; an eaten bush usually leafs out again.',
  ),
  careInstructionsEs: lines(
    'De octubre a febrero: No pide cuidados. Las puntas que quemó el frío se recuperan.',
    'De marzo a mayo: Corte a ras de suelo los tallos más viejos, con guantes. Riegue solo las plantas nuevas.',
    'De junio a septiembre: Busque bajo las hojas orugas anaranjadas con mechones negros. Mientras sean pequeñas, corte esa rama con las manos protegidas; el arbusto comido casi siempre vuelve a echar hojas.',
  ),
  floridaSpecific:
    'Oleander caterpillars appear nearly every year and look worse than they are. Yellow aphids and sooty mold on young shoots wash off. Near the Gulf few flowering shrubs stand as much salt.',
  floridaSpecificEs:
    'Las orugas de la adelfa salen casi todos los años y asustan más de lo que dañan. Los pulgones amarillos y la fumagina de los brotes se van con agua. Cerca del Golfo, pocos arbustos de flor aguantan tanta sal.',
  issues: ['oleander-caterpillar', 'sooty-mold'],
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension: oleander caterpillar (EDIS, Featured Creatures)' },
    { title: 'University of Florida, IFAS Extension: Nerium oleander (EDIS)' },
    { title: 'ASPCA Animal Poison Control Center: toxic and non-toxic plants' },
  ],
};
