import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const palmPotassiumDeficiency: ShippedIssue = {
  slug: 'palm-potassium-deficiency',
  issue: 'Palm potassium deficiency',
  issueEs: 'Falta de potasio en las palmas',
  description: paragraphs(
    'The oldest fronds get orange-yellow spots that let the light through, then dry, withered tips. It is worst at the tip of a frond, and moves from old fronds to younger ones. Royal palms may show withered tips without any spots.',
    'It is very common in our palms. Left alone, the crown gets small, the trunk narrows toward the top, and the palm may die. A diseased palm can look alike from afar, so look for the spots against the sun.',
  ),
  descriptionEs: paragraphs(
    'Las pencas más viejas tienen puntos anaranjados que dejan pasar la luz, y después puntas secas y arrugadas. El daño es mayor en la punta y avanza de las pencas viejas a las más jóvenes. La palma real puede mostrar solo puntas secas, sin puntos.',
    'Es muy común en nuestras palmas. Si se deja, la copa se achica, el tronco se adelgaza arriba y la palma puede morir. Una palma enferma puede verse igual de lejos: busque los puntos a contraluz.',
  ),
  causes: [
    'Sandy soil, out of which rain washes potassium',
    'Lawn fertilizer near palms: much nitrogen makes the lack worse',
    'Green fronds that were cut off with what they had stored',
  ],
  causesEs: [
    'Suelo arenoso, del que la lluvia lava el potasio',
    'Fertilizante de césped cerca de palmas: mucho nitrógeno empeora la falta',
    'Pencas verdes que se cortaron con lo que tenían guardado',
  ],
  solutions: [
    'Do not trim yellow or spotted fronds: the palm lives on what they hold, and the lack moves up to the next ones',
    'Feed with a slow-release palm fertilizer that has potassium and magnesium; the label decides how much',
    'Spread it under the whole crown',
    'Be patient: spotted fronds do not heal, and new ones take a year or more',
  ],
  solutionsEs: [
    'No corte las pencas amarillas o con puntos: la palma vive de lo que guardan, y la falta sube a las siguientes',
    'Use un fertilizante para palmas, de liberación lenta, con potasio y magnesio; la etiqueta indica cuánto',
    'Repártalo bajo toda la copa',
    'Tenga paciencia: las pencas dañadas no sanan, y las nuevas tardan un año o más',
  ],
  prevention: [
    'Use palm fertilizer wherever palms have roots, in the lawn too',
    'Have only brown fronds pruned, and never a “hurricane cut”',
    'Mulch under the crown',
  ],
  preventionEs: [
    'Use fertilizante para palmas donde haya raíces de palma, también en el césped',
    'Haga podar solo las pencas secas, nunca el “corte de huracán”',
    'Ponga mantillo bajo la copa',
  ],
  severity: 'high',
  confidence: 'high',
  signs: [
    { sign: 'orange-spotted-fronds', weight: 3 },
    { sign: 'burnt-tips', weight: 2 },
    { sign: 'yellow-old-fronds', weight: 2 },
  ],
  groups: ['palm'],
  plants: [
    'royal-palm',
    'coconut-palm',
    'foxtail-palm',
    'bismarck-palm',
    'sylvester-date-palm',
    'christmas-palm',
    'queen-palm',
    'sabal-palm',
  ],
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  lookAlikes: ['lethal-bronzing', 'palm-magnesium-deficiency', 'palm-manganese-deficiency'],
  synonyms: ['potassium deficiency', 'K deficiency', 'deficiencia de potasio'],
  serviceId: 'maintenance',
  needsLicence: false,
  sources: [
    {
      title: 'University of Florida, IFAS Extension: Potassium Deficiency in Palms (EP269)',
      url: 'https://edis.ifas.ufl.edu/ep269',
    },
  ],
  imageUrl: '/guide/sign-orange-spotted-fronds.svg',
};
