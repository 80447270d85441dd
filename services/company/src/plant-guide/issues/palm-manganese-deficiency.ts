import type { ShippedIssue } from '../shipped.js';
import { paragraphs } from '../plants/texts.js';

export const palmManganeseDeficiency: ShippedIssue = {
  slug: 'palm-manganese-deficiency',
  issue: 'Palm manganese deficiency',
  issueEs: 'Falta de manganeso en las palmas',
  description: paragraphs(
    'The newest fronds come out short, yellow and frizzled, as if singed; gardeners call it frizzle top. Old fronds may look fine. On a single frond the damage is worst near the base and less toward the tip. In bad cases only stubs appear, and then the palm may die.',
    'Queen palms, royal palms and sagos show it often, coconut palms after cold weeks. A late lack of potassium looks much the same from afar.',
  ),
  descriptionEs: paragraphs(
    'Las pencas más nuevas salen cortas, amarillas y rizadas, como quemadas. Las viejas pueden verse bien. En una misma penca el daño es mayor cerca de la base y menor hacia la punta. En casos graves solo salen muñones, y entonces la palma puede morir.',
    'Se ve a menudo en la palma reina, la real y el sagú, y en el cocotero después de semanas frías. Una falta de potasio avanzada se ve muy parecida de lejos.',
  ),
  causes: [
    'Soil with a high pH, often near concrete or shell fill, in which manganese is bound',
    'Cool soil in winter, which slows the roots',
    'Composted sludge or manure, which binds manganese',
  ],
  causesEs: [
    'Suelo de pH alto, muchas veces junto a concreto o relleno de concha, que retiene el manganeso',
    'Suelo frío en invierno, que frena las raíces',
    'Composta de lodos o estiércol, que atrapa el manganeso',
  ],
  solutions: [
    'Look at which fronds are hit: the newest point to manganese, the oldest to potassium',
    'Have the soil’s pH tested',
    'Feed with manganese in a form that palms can take up; the label decides how much',
    'Judge by the next fronds: those that are frizzled stay so',
  ],
  solutionsEs: [
    'Fíjese en qué pencas se ve: las nuevas apuntan al manganeso, las viejas al potasio',
    'Mande medir el pH del suelo',
    'Dé manganeso en una forma que la palma pueda tomar; la etiqueta indica cuánto',
    'Juzgue por las pencas siguientes: las rizadas ya no se recuperan',
  ],
  prevention: [
    'Feed palms with slow-release palm fertilizer that contains manganese',
    'Plant queen palms away from concrete, or choose another palm for such soil',
    'Keep manure compost away from palms',
  ],
  preventionEs: [
    'Use fertilizante para palmas, de liberación lenta y con manganeso',
    'Plante la palma reina lejos del concreto, o elija otra palma para ese suelo',
    'No ponga composta de estiércol junto a las palmas',
  ],
  severity: 'high',
  confidence: 'medium',
  signs: [{ sign: 'frizzled-fronds', weight: 3 }],
  groups: ['palm', 'shrub'],
  plants: ['queen-palm', 'royal-palm', 'coconut-palm', 'sago'],
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  lookAlikes: ['cycad-aulacaspis-scale', 'palm-potassium-deficiency'],
  synonyms: [
    'frizzle top',
    'frizzletop',
    'manganese deficiency',
    'deficiencia de manganeso',
    'copete rizado',
  ],
  serviceId: 'maintenance',
  needsLicence: false,
  sources: [
    {
      title: 'University of Florida, IFAS Extension: Manganese Deficiency in Palms (EP267)',
      url: 'https://edis.ifas.ufl.edu/publication/EP267',
    },
  ],
  imageUrl: '/guide/sign-frizzled-fronds.svg',
};
