import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const oleanderCaterpillar: ShippedIssue = {
  slug: 'oleander-caterpillar',
  issue: 'Oleander caterpillar',
  issueEs: 'Oruga de la adelfa',
  description: paragraphs(
    'Bright orange caterpillars with tufts of black hair eat oleander leaves, many together at first. Within days they can strip a shoot down to the ribs. The adult is a blue-green moth with white dots and a red tail that flies by day and looks like a wasp.',
    'The caterpillars do not sting, but the plant is poisonous in every part, so wear gloves. An oleander usually leafs out again, and a few eaten leaves do it no harm.',
  ),
  descriptionEs: paragraphs(
    'Orugas de color naranja vivo, con mechones de pelo negro, comen las hojas de la adelfa, muchas juntas al principio. En días pueden dejar un brote en puras venas. El adulto es una polilla azul verdosa con puntos blancos y cola roja, que vuela de día y parece una avispa.',
    'Las orugas no pican, pero toda la planta es venenosa: use guantes. La adelfa suele rebrotar, y unas pocas hojas comidas no le hacen daño.',
  ),
  causes: [
    'A moth that lays its eggs under oleander leaves',
    'Several generations a year; in our mild winters it never quite stops',
    'Sprays that kill the wasps, flies and bugs that eat it',
  ],
  causesEs: [
    'Una polilla que pone sus huevos en el envés de las hojas',
    'Varias generaciones al año; con nuestros inviernos suaves casi no para',
    'Insecticidas que matan a las avispas, moscas y chinches que se la comen',
  ],
  solutions: [
    'Cut off the shoots on which the young sit together, and bag them',
    'Pick the others off with gloves, and wash your hands',
    'Never burn oleander: its smoke is poisonous',
    'If a whole hedge is being stripped, treatment may be worth it. The label decides; pesticide work for hire takes a license',
  ],
  solutionsEs: [
    'Corte los brotes donde las crías están juntas y métalos en una bolsa',
    'Quite las demás con guantes y lávese las manos',
    'Nunca queme adelfa: su humo es venenoso',
    'Si están pelando todo un seto, puede valer la pena tratar. Siga siempre la etiqueta del producto; quien cobra por aplicar pesticidas necesita licencia',
  ],
  prevention: [
    'Look under the leaves of young shoots every week or two',
    'Leave its natural enemies alone where the damage is small',
    'Where it returns every year, consider another shrub',
  ],
  preventionEs: [
    'Mire el envés de los brotes tiernos cada semana o dos',
    'Deje en paz a sus enemigos naturales si el daño es pequeño',
    'Si vuelve cada año, piense en otro arbusto',
  ],
  severity: 'moderate',
  confidence: 'high',
  signs: [
    { sign: 'orange-caterpillars', weight: 3 },
    { sign: 'eaten-leaves', weight: 2 },
  ],
  groups: ['hedge', 'shrub', 'tree'],
  plants: ['oleander'],
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  lookAlikes: [],
  synonyms: ['polka-dot wasp moth', 'Syntomeida epilais', 'oruga del laurel', 'gusano de la adelfa'],
  serviceId: 'maintenance',
  needsLicence: true,
  sources: [{ title: 'University of Florida, IFAS Extension: Oleander Caterpillar (EENY-009)' }],
};
