import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const coontie: ShippedPlant = {
  slug: 'coontie',
  name: 'Coontie',
  nameEs: 'Zamia de Florida',
  scientificName: 'Zamia integrifolia',
  synonyms: [
    'coontie palm',
    'Florida arrowroot',
    'comfort root',
    'Seminole bread',
    'zamia',
    'Zamia floridana',
    'Zamia pumila',
  ],
  group: 'ground-cover',
  light: ['sun', 'part-shade', 'shade'],
  water: 'low',
  salt: 'medium',
  heightFt: 3,
  isNative: true,
  isPoisonous: true,
  description: paragraphs(
    'Florida’s own cycad: a low, slow, fern-like clump of dark green leaves from an underground stem. Planted in groups it covers dry shade under oaks where little else grows, and it does as well in sun.',
    'It is poisonous if eaten, above all the orange seeds in the brown cones. Where dogs or children play, remove the cones before they open.',
  ),
  descriptionEs: paragraphs(
    'La cícada propia de Florida: una mata baja y lenta, parecida a un helecho, de hojas verde oscuro que salen de un tallo enterrado. En grupo cubre la sombra seca bajo los robles, donde crece poca cosa, y también vive bien al sol.',
    'Es venenosa si se come, sobre todo las semillas anaranjadas de sus conos pardos. Donde jueguen perros o niños, quite los conos antes de que se abran.',
  ),
  careInstructions: lines(
    'October to May: Rain is enough after the first year. Cones open in winter; gather the seeds with gloves.',
    'June to September: A good time to plant, in soil that drains. Set it where it may stay, because it does not like to be moved.',
    'All year: Black leaves mean sooty mold: look below for scale or mealybugs and wash them off.',
  ),
  careInstructionsEs: lines(
    'De octubre a mayo: Después del primer año le basta la lluvia. Los conos abren en invierno; recoja las semillas con guantes.',
    'De junio a septiembre: Buena época para plantarla, en suelo que drene. Póngala donde pueda quedarse, porque no le gusta que la muevan.',
    'Todo el año: Hojas negras quieren decir fumagina: busque por debajo escamas o cochinillas y lávelas con agua.',
  ),
  floridaSpecific:
    'It feeds the caterpillars of the rare atala butterfly; if they appear, let them eat, for the leaves grow back. Wild coonties are protected: buy nursery plants, and never dig one.',
  floridaSpecificEs:
    'De ella comen las orugas de la atala, una mariposa rara; si aparecen, déjelas, que las hojas vuelven a salir. Las silvestres están protegidas: compre plantas de vivero y no arranque ninguna.',
  issues: ['sooty-mold'],
  imageUrl: '/guide/coontie.svg',
  confidence: 'high',
  sources: [
    {
      title: 'University of Florida, IFAS Extension: Florida coonties and atala butterflies (EDIS, ENH117)',
    },
    { title: 'University of Florida, IFAS Extension Lee County: plant fact sheet on coontie' },
  ],
};
