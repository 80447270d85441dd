import type { ProblemDescription } from './problem-description.js';

export const palms: ProblemDescription[] = [
  {
    language: 'en',
    text: 'my sabal palm dropped all its fruit too early and the bottom fronds are turning bronze from the tips',
    groups: ['palm'],
    expected: 'lethal-bronzing',
  },
  {
    language: 'en',
    text: 'silvester palm dying fast, the spear in the middle is dead and pulled right out, flowers all black',
    expected: 'lethal-bronzing',
  },
  {
    language: 'es',
    text: 'a mi palma se le secaron las pencas de abajo, tiene el cogollo muerto y boto todos los datiles verdes',
    expected: 'lethal-bronzing',
  },
  {
    language: 'en',
    text: 'theres a shelf mushroom growing out of the trunk of my palm near the ground',
    expected: 'ganoderma-butt-rot',
  },
  {
    language: 'es',
    text: 'le salió un hongo duro como una repisa abajo en el tronco de la palma',
    expected: 'ganoderma-butt-rot',
  },
  {
    language: 'es',
    text: 'oreja cafe con orilla blanca pegada al pie del tronco y la palma se esta marchitando',
    groups: ['palm'],
    expected: 'ganoderma-butt-rot',
  },
  {
    language: 'en',
    text: 'older fronds on my coconut palm have little orange spots and the tips look burnt',
    expected: 'palm-potassium-deficiency',
  },
  {
    language: 'en',
    text: 'bottom palm leafs yellow with see thru dots when i hold them to the sun',
    expected: 'palm-potassium-deficiency',
  },
  {
    language: 'es',
    text: 'las pencas viejas de mi palma tienen manchitas anaranjadas y las puntas secas',
    expected: 'palm-potassium-deficiency',
  },
  {
    language: 'en',
    text: 'new leaves on my queen palm come out small yellow and all frizzled up',
    expected: 'palm-manganese-deficiency',
  },
  {
    language: 'es',
    text: 'las hojas nuevas de la palma reina salen chiquitas, debiles y arrugadas como quemadas',
    groups: ['palm'],
    expected: 'palm-manganese-deficiency',
  },
  {
    language: 'en',
    text: 'my sago new growth is frizzy and brown but the old leaves are fine',
    expected: 'palm-manganese-deficiency',
  },
  {
    language: 'en',
    text: 'date palm lower leaves bright yellow on the outside but green in the center',
    expected: 'palm-magnesium-deficiency',
  },
  {
    language: 'es',
    text: 'palma datilera con una franja amarilla en la orilla de las hojas viejas y el centro sigue verde',
    expected: 'palm-magnesium-deficiency',
  },
  {
    language: 'es',
    text: 'banda amarillo limon en las pencas mas viejas',
    groups: ['palm'],
    expected: 'palm-magnesium-deficiency',
  },
  {
    language: 'en',
    text: 'queen palm died in like 2 months, fronds brown on one side only',
    expected: 'fusarium-wilt-of-queen-palm',
  },
  {
    language: 'es',
    text: 'palma reina con las hojas secas de un solo lado y una raya cafe en el tallo de la penca',
    expected: 'fusarium-wilt-of-queen-palm',
  },
  {
    language: 'en',
    text: 'washingtonia has a brown stripe down the stem of the frond and the whole palm is going brown quick',
    expected: 'fusarium-wilt-of-queen-palm',
  },
];
