import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const sabalPalm: ShippedPlant = {
  slug: 'sabal-palm',
  name: 'Sabal palm',
  nameEs: 'Palma sabal',
  scientificName: 'Sabal palmetto',
  synonyms: ['cabbage palm', 'cabbage palmetto', 'palma cana', 'palma repollo', 'palmito'],
  group: 'palm',
  light: ['sun', 'part-shade'],
  water: 'low',
  salt: 'high',
  heightFt: 30,
  isNative: true,
  isPoisonous: false,
  description: paragraphs(
    'Florida’s state tree, and one of the toughest palms for a yard here. The fan-shaped fronds bend down along the middle. Young trunks often keep the old frond bases, called boots; older trunks are bare and gray.',
    'It grows slowly, stands wind well and lives in dry sand as well as in wet spots. Bees visit its flowers in early summer, and birds eat the small black fruit.',
  ),
  descriptionEs: paragraphs(
    'El árbol oficial de Florida y una de las palmas más resistentes para los jardines de aquí. Sus pencas en forma de abanico se arquean por el centro. Los troncos jóvenes suelen conservar la base de las pencas viejas; los más viejos quedan lisos y grises.',
    'Crece despacio, aguanta bien el viento y vive tanto en arena seca como en lugares húmedos. A principios del verano las abejas visitan sus flores, y después los pájaros comen sus frutos pequeños y negros.',
  ),
  careInstructions: lines(
    'October to May: Once it has grown in, rain is nearly always enough. Cut only fronds that are brown all over; green and yellow ones still feed the palm.',
    'June to September: The best time to plant. A palm dug in the wild arrives with hardly any fronds, and needs water and braces until it has new roots.',
  ),
  careInstructionsEs: lines(
    'De octubre a mayo: Una vez arraigada, casi siempre le basta la lluvia. Corte solo las pencas secas por completo; las verdes y las amarillas todavía la alimentan.',
    'De junio a septiembre: La mejor época para plantarla. La que se saca del monte llega casi sin pencas y necesita agua y puntales hasta echar raíces nuevas.',
  ),
  floridaSpecific:
    'It stands salt wind near the Gulf, but not salt water that stays around its roots. Lethal bronzing, which kills sabal palms, has reached southwest Florida: call somebody when fronds brown from below and the young spear in the middle dies.',
  floridaSpecificEs:
    'Aguanta el viento salado cerca del Golfo, pero no el agua salada que se queda en las raíces. El bronceado letal, que mata a esta palma, ya llegó al suroeste de Florida: pida ayuda si las pencas se secan de abajo hacia arriba y muere la hoja nueva del centro.',
  issues: ['lethal-bronzing', 'ganoderma-butt-rot', 'palm-potassium-deficiency'],
  imageUrl: '/guide/sabal-palm.svg',
  confidence: 'high',
  sources: [
    {
      title: 'University of Florida, IFAS Extension: Sabal palmetto, sabal or cabbage palm (EDIS, ENH-733)',
      url: 'https://edis.ifas.ufl.edu/publication/ST575',
    },
    { title: 'University of Florida, IFAS Extension: lethal bronzing disease of palms (EDIS)' },
  ],
};
