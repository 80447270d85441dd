import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const gumboLimbo: ShippedPlant = {
  slug: 'gumbo-limbo',
  name: 'Gumbo limbo',
  nameEs: 'Almácigo',
  scientificName: 'Bursera simaruba',
  synonyms: ['tourist tree', 'turpentine tree', 'palo mulato', 'indio desnudo', 'almácigo colorado'],
  group: 'tree',
  light: ['sun', 'part-shade'],
  water: 'low',
  salt: 'high',
  heightFt: 35,
  isNative: true,
  isPoisonous: false,
  description: paragraphs(
    'Known at once by its copper-red bark, which peels in thin sheets like a tourist’s sunburnt skin. The trunk is thick, the limbs are heavy and curved, and the crown gives light, airy shade.',
    'It grows fast in sand, lime rock and salt wind, and takes drought in its stride. It loses its leaves for a short time toward the end of the dry season. The small red seeds feed birds.',
  ),
  descriptionEs: paragraphs(
    'Se reconoce enseguida por su corteza cobriza, que se pela en láminas finas como la piel de un turista quemado por el sol. El tronco es grueso, las ramas pesadas y curvas, y la copa da una sombra ligera.',
    'Crece rápido en arena, en piedra caliza y con viento salado, y soporta bien la sequía. Pierde las hojas por poco tiempo hacia el final de la temporada seca. Sus semillas rojas alimentan a los pájaros.',
  ),
  careInstructions: lines(
    'October to May: No water is needed once it has grown in. Bare branches in late winter are normal; wait before you judge it dead.',
    'June to September: The best time to plant. Choose a nursery tree with its own root system: one rooted from a thick cut branch is less steady in wind.',
  ),
  careInstructionsEs: lines(
    'De octubre a mayo: Ya arraigado no necesita riego. Que esté sin hojas a fines del invierno es normal; espere antes de darlo por muerto.',
    'De junio a septiembre: La mejor época para plantarlo. Elija un árbol de vivero con buenas raíces: el que sale de una estaca gruesa queda menos firme ante el viento.',
  ),
  floridaSpecific:
    'It is native along this coast and stands among the most wind-firm trees for it, though single branches may snap. White spirals under the leaves come from the rugose spiraling whitefly; the sticky drops below it turn black with sooty mold, so think twice before you plant it over a car or a deck.',
  floridaSpecificEs:
    'Es nativo de esta costa y uno de los árboles más firmes ante el viento, aunque se le pueda partir alguna rama. Las espirales blancas bajo las hojas son de la mosca blanca espiral; lo pegajoso que cae se vuelve negro con la fumagina, así que piénselo antes de plantarlo donde deja el auto o junto a la terraza.',
  issues: ['rugose-spiraling-whitefly', 'sooty-mold'],
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension Lee County: plant fact sheet on gumbo limbo' },
    {
      title:
        'University of Florida, IFAS Extension: selecting tropical and subtropical tree species for wind resistance (EDIS, FOR120)',
      url: 'https://edis.ifas.ufl.edu/publication/fr175',
    },
  ],
};
