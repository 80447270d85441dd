import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const grayLeafSpot: ShippedIssue = {
  slug: 'gray-leaf-spot',
  issue: 'Gray leaf spot',
  issueEs: 'Mancha gris de la hoja',
  description: paragraphs(
    'Small gray or tan spots with a dark brown edge dot the blades of St. Augustinegrass. They are oval to long. Where many run together the blades wither from the tip, and the lawn looks scorched and gets thin.',
    'It comes with warm, rainy weeks, and new or fast-growing sod gets it worst. From a distance it may be taken for drought, so look at single blades.',
  ),
  descriptionEs: paragraphs(
    'Manchitas grises o pardas, con borde café oscuro, salpican las hojas del césped San Agustín. Son ovaladas o alargadas. Donde se juntan muchas, la hoja se seca desde la punta, y el césped se ve quemado y ralo.',
    'Llega con las semanas cálidas y lluviosas, y afecta más al césped nuevo o que crece muy rápido. De lejos puede parecer sequía: mire las hojas una por una.',
  ),
  causes: [
    'A fungus that needs blades wet for many hours',
    'Warm rain, watering in the evening, and shade without air',
    'Quick nitrogen and other stress in the rainy months',
  ],
  causesEs: [
    'Un hongo que necesita hojas mojadas por muchas horas',
    'Lluvia cálida, riego por la tarde y sombra sin aire',
    'Nitrógeno de efecto rápido y cualquier otro estrés en los meses de lluvia',
  ],
  solutions: [
    'Look closely at ten blades: spots with a dark edge tell it from drought and insects',
    'Water only when the lawn asks for it, before sunrise, so that the blades dry soon',
    'Give no quick nitrogen until it has passed',
    'A fungicide guards new leaves and heals none. The label decides; pesticide work for hire takes a license',
  ],
  solutionsEs: [
    'Mire de cerca diez hojas: el borde oscuro la distingue de la sequía y de los insectos',
    'Riegue solo cuando el césped lo pida, antes del amanecer, para que las hojas se sequen pronto',
    'No dé nitrógeno de efecto rápido hasta que pase',
    'Un fungicida protege las hojas nuevas y no cura ninguna. Siga siempre la etiqueta del producto; quien cobra por aplicar pesticidas necesita licencia',
  ],
  prevention: [
    'Mow high, with a sharp blade, when the grass is dry',
    'Use slow-release fertilizer, and little of it',
    'Thin the branches over shady lawn, so that light and air get in',
  ],
  preventionEs: [
    'Corte alto, con cuchilla afilada y el césped seco',
    'Use poco fertilizante, de liberación lenta',
    'Aclare las ramas sobre el césped en sombra, para que entren luz y aire',
  ],
  severity: 'moderate',
  confidence: 'medium',
  signs: [
    { sign: 'blade-spots', weight: 3 },
    { sign: 'began-rain', weight: 1 },
    { sign: 'thin-lawn', weight: 1 },
  ],
  groups: ['lawn'],
  plants: ['st-augustinegrass'],
  months: [5, 6, 7, 8, 9, 10],
  lookAlikes: ['large-patch', 'take-all-root-rot'],
  synonyms: ['grey leaf spot', 'mancha gris del césped', 'mancha foliar gris', 'Pyricularia'],
  serviceId: 'maintenance',
  needsLicence: true,
  sources: [
    {
      title: 'University of Florida, IFAS Extension: Gray Leaf Spot of St. Augustinegrass (PP126)',
      url: 'https://edis.ifas.ufl.edu/publication/PP126',
    },
  ],
};
