import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const duneSunflower: ShippedPlant = {
  slug: 'dune-sunflower',
  name: 'Dune sunflower',
  nameEs: 'Girasol de playa',
  scientificName: 'Helianthus debilis',
  synonyms: [
    'beach sunflower',
    'west coast dune sunflower',
    'girasol de las dunas',
    'girasol de duna',
    'Helianthus debilis subsp. vestitus',
  ],
  group: 'ground-cover',
  light: ['sun'],
  water: 'low',
  salt: 'high',
  heightFt: 2,
  isNative: true,
  isPoisonous: false,
  description: paragraphs(
    'A sprawling native with small yellow sunflowers in nearly every month. One plant covers several feet of hot, bare sand within a season, and bees, butterflies and seed-eating birds come with it.',
    'Each plant lives a year or two, but it sows itself freely. It is right for a slope, a sunny verge or the edge of the beach, and wrong for a tidy bed between delicate plants.',
  ),
  descriptionEs: paragraphs(
    'Una planta nativa y rastrera, con girasoles pequeños y amarillos casi todos los meses. En una temporada una sola planta cubre varios pies de arena caliente y desnuda, y trae abejas, mariposas y pájaros que comen semillas.',
    'Cada planta vive uno o dos años, pero se resiembra sola. Va bien en un talud, una franja al sol o la orilla de la playa; no en un cantero ordenado, entre plantas delicadas.',
  ),
  careInstructions: lines(
    'October to May: It flowers most now. Water new plants until they spread, then stop.',
    'June to September: Thin out crowded mats so that air gets in; in wet soil stems rot and leaves rust.',
    'All year: Cut back woody plants and let seedlings take their place. No fertilizer.',
  ),
  careInstructionsEs: lines(
    'De octubre a mayo: Es cuando más florece. Riegue las plantas nuevas hasta que se extiendan; después no riegue más.',
    'De junio a septiembre: Aclare las matas apretadas para que entre el aire; en suelo mojado los tallos se pudren y las hojas se llenan de roya.',
    'Todo el año: Corte las plantas leñosas y deje que las nuevas ocupen su lugar. Nada de fertilizante.',
  ),
  floridaSpecific:
    'Ask the nursery for the west-coast kind, Helianthus debilis subsp. vestitus, which grows wild only on Gulf beaches from the Tampa Bay area to Lee County. The east-coast kind, more often sold, crosses with it and could erase it.',
  floridaSpecificEs:
    'Pida en el vivero el de la costa oeste, Helianthus debilis subsp. vestitus, que solo crece silvestre en playas del Golfo, desde la zona de la bahía de Tampa hasta el condado de Lee. El de la costa este, que se vende más, se cruza con él y podría hacerlo desaparecer.',
  issues: ['irrigation-fault'],
  confidence: 'high',
  sources: [
    {
      title: 'Florida Native Plant Society: Helianthus debilis subsp. debilis',
      url: 'https://www.fnps.org/plant/helianthus-debilis-debilis',
    },
    { title: 'Florida Wildflower Foundation: dune sunflower' },
  ],
};
