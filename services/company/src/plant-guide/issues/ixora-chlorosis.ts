import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const ixoraChlorosis: ShippedIssue = {
  slug: 'ixora-chlorosis',
  issue: 'Ixora chlorosis',
  issueEs: 'Clorosis de la ixora',
  description: paragraphs(
    'Young ixora leaves turn yellow while their veins stay green. In bad cases they come out small and nearly white, and the shrub flowers little.',
    'It is seen most beside a house wall, a driveway or a pool deck. Green veins on the youngest leaves point to iron or manganese that the roots cannot take up. Leaves that are yellow all over may be a matter of wet roots or of hunger, and reddish spots on old leaves of other nutrients.',
  ),
  descriptionEs: paragraphs(
    'Las hojas nuevas de la ixora se ponen amarillas y sus venas siguen verdes. En casos graves salen pequeñas y casi blancas, y el arbusto florece poco.',
    'Se ve más junto a la pared de la casa, la entrada de autos o el borde de la piscina. Las venas verdes en las hojas más nuevas apuntan a hierro o manganeso que la raíz no logra tomar. Si la hoja está toda amarilla, puede ser raíz encharcada o falta de alimento; las manchas rojizas en hojas viejas apuntan a otros nutrientes.',
  ),
  causes: [
    'Soil with a high pH, in which iron and manganese are bound',
    'Lime that washes out of concrete, stucco and shell fill',
    'Cool soil in winter, wet ground or damaged roots',
  ],
  causesEs: [
    'Suelo de pH alto, que retiene el hierro y el manganeso',
    'Cal que el agua lava del concreto, del estuco y del relleno de concha',
    'Suelo frío en invierno, tierra encharcada o raíces dañadas',
  ],
  solutions: [
    'Have the soil’s pH tested before you buy anything',
    'Feed with a fertilizer for acid-loving plants that has micronutrients; the label decides how much',
    'Feeding through the leaves helps for a while',
    'Where the soil is full of lime, consider another shrub, such as cocoplum or Simpson’s stopper',
  ],
  solutionsEs: [
    'Mande medir el pH del suelo antes de comprar nada',
    'Use un fertilizante para plantas de suelo ácido, con micronutrientes; la etiqueta indica cuánto',
    'Un abono foliar ayuda por un tiempo',
    'Si el suelo tiene mucha cal, piense en otro arbusto, como icaco o stopper de Simpson',
  ],
  prevention: [
    'Plant ixora well away from concrete',
    'Mulch with pine bark or leaves, and renew it',
    'Keep builders’ rubble, shell and lime out of the bed',
  ],
  preventionEs: [
    'Plante la ixora lejos del concreto',
    'Cubra el suelo con corteza de pino u hojas, y renuévelas',
    'No deje escombros, concha ni cal en el cantero',
  ],
  severity: 'low',
  confidence: 'medium',
  signs: [
    { sign: 'green-veins', weight: 3 },
    { sign: 'pale-new-leaves', weight: 2 },
    { sign: 'near-concrete', weight: 2 },
    { sign: 'yellow-leaves', weight: 1 },
  ],
  groups: ['hedge', 'shrub'],
  plants: ['ixora'],
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  lookAlikes: ['irrigation-fault'],
  synonyms: ['iron deficiency', 'yellow ixora', 'falta de hierro', 'ixora amarilla'],
  serviceId: 'maintenance',
  needsLicence: false,
  sources: [
    {
      title:
        'University of Florida, IFAS Extension: Nutrient Deficiency Symptoms of Woody Ornamental Plants in South Florida (EP362)',
      url: 'https://edis.ifas.ufl.edu/ep362',
    },
  ],
};
