import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const hibiscus: ShippedPlant = {
  slug: 'hibiscus',
  name: 'Hibiscus',
  nameEs: 'Hibisco',
  scientificName: 'Hibiscus rosa-sinensis',
  synonyms: ['Chinese hibiscus', 'tropical hibiscus', 'marpacífico', 'mar pacífico', 'cayena', 'amapola'],
  group: 'shrub',
  light: ['sun', 'part-shade'],
  water: 'medium',
  salt: 'low',
  heightFt: 8,
  isNative: false,
  isPoisonous: false,
  description: paragraphs(
    'The large tropical flower in every color but blue, open for a day or two and followed by the next, almost all year. Single red kinds are the toughest; many doubles are shy and weaker.',
    'It flowers on new shoots, wants at least half a day of sun and looks best as a loose screen. A sheared hedge of it has leaves and few flowers.',
  ),
  descriptionEs: paragraphs(
    'Marpacífico, cayena o amapola, según de dónde venga usted: la gran flor tropical de todos los colores menos el azul. Cada una dura un día o dos y enseguida abre otra, casi todo el año. Las rojas sencillas son las más fuertes; muchas dobles son más delicadas.',
    'Florece en los brotes nuevos, quiere al menos medio día de sol y luce más como pantalla suelta. Recortado como seto da hojas y pocas flores.',
  ),
  careInstructions: lines(
    'October to February: Protect it from cold north wind. Leave browned tips until spring.',
    'March to April: Cut back a third, branch by branch.',
    'May to September: Water in dry weeks, but never let roots stand wet. Buds that drop unopened come from drought, soaked soil, or thrips and midges inside: rake them up.',
  ),
  careInstructionsEs: lines(
    'De octubre a febrero: Protéjalo del viento frío del norte. Deje las puntas quemadas hasta la primavera.',
    'De marzo a abril: Recorte un tercio, rama por rama.',
    'De mayo a septiembre: Riegue en las semanas secas, pero que las raíces nunca queden encharcadas. Si los capullos caen sin abrir, la causa es sequía, exceso de agua, o trips y mosquitas adentro: recójalos del suelo.',
  ),
  floridaSpecific:
    'Salt spray burns it, so it belongs on the sheltered side of the house. Curled, bunched new leaves with white fluff are a sign of the pink hibiscus mealybug. Hibiscus is easily harmed by sprays: the label decides whether one may be used on it.',
  floridaSpecificEs:
    'La brisa salada lo quema; plántelo del lado abrigado de la casa. Las hojas nuevas encogidas y apretadas, con pelusa blanca, son señal de la cochinilla rosada. Muchos productos dañan al hibisco: la etiqueta dice si se le puede aplicar.',
  issues: ['pink-hibiscus-mealybug', 'sooty-mold', 'irrigation-fault', 'salt-and-wind-burn'],
  imageUrl: '/guide/hibiscus.svg',
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension: hibiscus in Florida (EDIS, ENH44)' },
    { title: 'University of Florida, IFAS Extension: pink hibiscus mealybug (EDIS)' },
  ],
};
