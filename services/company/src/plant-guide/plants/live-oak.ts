import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const liveOak: ShippedPlant = {
  slug: 'live-oak',
  name: 'Live oak',
  nameEs: 'Roble vivo',
  scientificName: 'Quercus virginiana',
  synonyms: [
    'southern live oak',
    'Virginia live oak',
    'roble de Virginia',
    'encino',
    'encino de Virginia',
    'encino siempreverde',
  ],
  group: 'tree',
  light: ['sun', 'part-shade'],
  water: 'low',
  salt: 'high',
  heightFt: 45,
  isNative: true,
  isPoisonous: false,
  description: paragraphs(
    'The broad shade tree of old Florida, with low, heavy limbs that carry ferns and Spanish moss. It keeps its small, leathery leaves through winter and changes them within a few weeks in spring. Acorns feed birds and squirrels.',
    'It lives for generations and ends up wider than it is tall. Give it a large yard, well away from the house, the pool and the drive; between a sidewalk and a wall it will lift both.',
  ),
  descriptionEs: paragraphs(
    'El gran árbol de sombra de la vieja Florida, de ramas bajas y pesadas donde crecen helechos y barba española. Conserva en invierno sus hojas pequeñas y duras, y las cambia en pocas semanas de primavera. Sus bellotas alimentan a pájaros y ardillas.',
    'Vive por generaciones y acaba más ancho que alto. Dele un terreno amplio, lejos de la casa, la piscina y la entrada; entre una acera y un muro levantará los dos.',
  ),
  careInstructions: lines(
    'November to February: The time to prune. While the tree is young, have it trained to one strong trunk, a little at a time.',
    'March to May: Leaves yellow and fall as new ones open; that is its habit. Water a tree planted in the last year or two.',
    'June to September: A good time to plant. Remove stakes once the tree stands on its own.',
  ),
  careInstructionsEs: lines(
    'De noviembre a febrero: Es la época de poda. Mientras el árbol es joven, haga que lo formen con un solo tronco fuerte, poco a poco.',
    'De marzo a mayo: Las hojas amarillean y caen mientras salen las nuevas; así es este árbol. Riegue el que lleve uno o dos años plantado.',
    'De junio a septiembre: Buena época para plantarlo. Quite los tutores cuando se sostenga solo.',
  ),
  floridaSpecific:
    'After the hurricanes of past decades it was counted among the trees that stand wind best, if it had been well pruned when young. The small gray balls and strands on its branches, ball moss and Spanish moss, only sit there; they do not feed on the tree.',
  floridaSpecificEs:
    'En los huracanes de las últimas décadas estuvo entre los árboles que mejor aguantan el viento, si se podó bien de joven. Las bolitas y barbas grises de sus ramas, los claveles del aire y la barba española, solo se apoyan en él; no se alimentan del árbol.',
  issues: [],
  imageUrl: '/guide/live-oak.svg',
  confidence: 'high',
  sources: [
    { title: 'University of Florida, IFAS Extension: Quercus virginiana, southern live oak (EDIS, ENH-722)' },
    {
      title:
        'University of Florida, IFAS Extension: selecting coastal plain species for wind resistance (EDIS)',
      url: 'https://edis.ifas.ufl.edu/publication/fr174',
    },
  ],
};
