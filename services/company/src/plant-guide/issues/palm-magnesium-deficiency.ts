import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const palmMagnesiumDeficiency: ShippedIssue = {
  slug: 'palm-magnesium-deficiency',
  issue: 'Palm magnesium deficiency',
  issueEs: 'Falta de magnesio en las palmas',
  description: paragraphs(
    'A broad lemon-yellow band runs along the edge of old fronds, while the center stays green. The line between yellow and green is sharp, from the base of the frond to its tip. Only older fronds show it, and date palms show it most.',
    'Dead, brown tips do not belong to it: where they are seen as well, potassium may be lacking too. It does not kill a palm, but what is yellow does not turn green again.',
  ),
  descriptionEs: paragraphs(
    'Una banda ancha, amarillo limón, corre por la orilla de las pencas viejas, y el centro sigue verde. El límite entre amarillo y verde es nítido, desde la base hasta la punta. Solo se ve en pencas viejas, y sobre todo en las palmas datileras.',
    'Las puntas secas no son parte de esto: si también las hay, puede faltar potasio. No mata a la palma, pero lo amarillo no vuelve a ser verde.',
  ),
  causes: [
    'Sandy soil, out of which rain washes magnesium',
    'Fertilizer with much nitrogen or potassium and little magnesium',
    'Soil rich in calcium, which holds magnesium back',
  ],
  causesEs: [
    'Suelo arenoso, del que la lluvia lava el magnesio',
    'Fertilizante con mucho nitrógeno o potasio y poco magnesio',
    'Suelo rico en calcio, que le quita lugar al magnesio',
  ],
  solutions: [
    'Feed with a slow-release palm fertilizer that contains magnesium; the label decides how much',
    'Spread it under the whole crown, not against the trunk',
    'Be patient: it takes new fronds, a year or more of them',
    'Let yellow fronds stay until they are brown',
  ],
  solutionsEs: [
    'Use un fertilizante para palmas, de liberación lenta y con magnesio; la etiqueta indica cuánto',
    'Repártalo bajo toda la copa, no pegado al tronco',
    'Tenga paciencia: hacen falta pencas nuevas, un año o más',
    'Deje las pencas amarillas hasta que estén secas',
  ],
  prevention: [
    'Use palm fertilizer wherever palms have roots, in the lawn too',
    'Feed date palms regularly: the lack is easier to prevent than to cure',
    'Mulch under the crown',
  ],
  preventionEs: [
    'Use fertilizante para palmas donde haya raíces de palma, también en el césped',
    'Alimente las datileras con regularidad: es más fácil prevenir que curar',
    'Ponga mantillo bajo la copa',
  ],
  severity: 'low',
  confidence: 'high',
  signs: [
    { sign: 'yellow-band', weight: 3 },
    { sign: 'yellow-old-fronds', weight: 1 },
  ],
  groups: ['palm'],
  plants: ['sylvester-date-palm'],
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  lookAlikes: ['palm-potassium-deficiency'],
  synonyms: ['magnesium deficiency', 'Mg deficiency', 'deficiencia de magnesio'],
  serviceId: 'maintenance',
  needsLicence: false,
  sources: [
    {
      title: 'University of Florida, IFAS Extension: Magnesium Deficiency in Palms (EP266)',
      url: 'https://edis.ifas.ufl.edu/ep266',
    },
  ],
};
