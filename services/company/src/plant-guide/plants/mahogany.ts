import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const mahogany: ShippedPlant = {
  slug: 'mahogany',
  name: 'Mahogany',
  nameEs: 'Caoba',
  scientificName: 'Swietenia mahagoni',
  synonyms: [
    'West Indian mahogany',
    'Cuban mahogany',
    'caoba antillana',
    'caoba de las Antillas',
    'caoba cubana',
  ],
  group: 'tree',
  light: ['sun', 'part-shade'],
  water: 'low',
  salt: 'low',
  heightFt: 45,
  isNative: true,
  isPoisonous: false,
  description: paragraphs(
    'A fine shade tree for streets and large yards, with small leaflets that let enough light through for a lawn below. Brown woody fruits, about as big as a fist, stand on the twigs in winter and open into five pieces.',
    'In early spring it drops its leaves almost at once and is green again within weeks. It grows quickly and, like every fast tree, needs early pruning to one trunk if it is to be safe in wind.',
  ),
  descriptionEs: paragraphs(
    'Un hermoso árbol de sombra para calles y terrenos amplios, de hojuelas pequeñas que dejan pasar luz suficiente para el césped. En invierno lleva frutos leñosos, del tamaño de un puño, que se abren en cinco partes.',
    'A principios de la primavera suelta las hojas casi de golpe y en pocas semanas vuelve a estar verde. Crece rápido y, como todo árbol rápido, hay que formarlo pronto con un solo tronco para que resista el viento.',
  ),
  careInstructions: lines(
    'October to February: Prune young trees for one trunk and well-spaced limbs.',
    'March to May: Expect a short leaf fall. Brown, webbed leaves right after it are the work of the mahogany webworm; a healthy tree outgrows it.',
    'June to September: The best time to plant. Water until it has grown in, then let the rain do it.',
  ),
  careInstructionsEs: lines(
    'De octubre a febrero: Pode los árboles jóvenes para que tengan un solo tronco y ramas bien repartidas.',
    'De marzo a mayo: Cuente con una caída breve de hojas. Las hojas secas y con telaraña que siguen son obra del gusano tejedor de la caoba; un árbol sano lo supera.',
    'De junio a septiembre: La mejor época para plantarla. Riegue hasta que arraigue; después basta la lluvia.',
  ),
  floridaSpecific:
    'In the wild it belongs to the southern tip of Florida and the Keys, where it is protected. Salt wind burns it: plant it inland, not on the beach.',
  floridaSpecificEs:
    'Silvestre solo vive en la punta sur de Florida y en los Cayos, donde está protegida. El viento salado la quema: plántela tierra adentro, no frente a la playa.',
  issues: ['salt-and-wind-burn'],
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension Lee County: plant fact sheet on mahogany' },
    {
      title: 'Florida Native Plant Society: Swietenia mahagoni',
      url: 'https://www.fnps.org/plant/swietenia-mahagoni',
    },
  ],
};
