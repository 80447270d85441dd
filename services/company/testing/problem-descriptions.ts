import type { Month } from '../src/guides/service-guide.js';
import type { Language } from '../src/language.js';
import type { PlantGroup } from '../src/plant-guide/plant.js';

interface Description {
  language: Language;
  /** As typed on a phone, slips included. */
  text: string;
  /** Groups of the finder's first tap, where it was used. */
  groups?: PlantGroup[];
  month?: Month;
  /** Slug of the issue that should come first. */
  expected: string;
}

/** Visitors' descriptions of a problem, for the finder's ranking. Written before the ranking was, and not after its words. */
export const problemDescriptions: Description[] = [
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
  {
    language: 'en',
    text: 'ficus hedge losing all its leaves, little white flies when i shake it',
    expected: 'ficus-whitefly',
  },
  {
    language: 'es',
    text: 'al seto de ficus se le estan callendo las hojas y salen unas mosquitas blancas',
    expected: 'ficus-whitefly',
  },
  {
    language: 'en',
    text: 'hedge is almost bare, leaves turned yellow and fell, tiny white bugs fly up when you touch it',
    groups: ['hedge', 'shrub'],
    expected: 'ficus-whitefly',
  },
  {
    language: 'es',
    text: 'la cerca de laurel de la india se quedo pelona, hojas amarillas en el piso',
    groups: ['hedge', 'shrub'],
    expected: 'ficus-whitefly',
  },
  {
    language: 'en',
    text: 'white spirals under my coconut palm leaves and everything sticky underneath',
    expected: 'rugose-spiraling-whitefly',
  },
  {
    language: 'es',
    text: 'circulos blancos en espiral en las hojas del almacigo',
    expected: 'rugose-spiraling-whitefly',
  },
  {
    language: 'en',
    text: 'waxy white rings on the gumbo limbo leafs, pool deck and car are a sticky mess',
    expected: 'rugose-spiraling-whitefly',
  },
  {
    language: 'es',
    text: 'el cocotero tiene una pelusa blanca en redondo debajo de las hojas y gotea algo pegajoso',
    expected: 'rugose-spiraling-whitefly',
  },
  {
    language: 'en',
    text: 'black soot all over the leaves, it wipes off with my finger',
    expected: 'sooty-mold',
  },
  {
    language: 'es',
    text: 'hojas negras como con ollin, se limpia con el dedo',
    expected: 'sooty-mold',
  },
  {
    language: 'en',
    text: 'black powder on my gardenia and lots of ants',
    expected: 'sooty-mold',
  },
  {
    language: 'es',
    text: 'las hojas del arbol tienen un polvo negro arriba y estan pegajosas, hay hormigas',
    groups: ['tree'],
    expected: 'sooty-mold',
  },
  {
    language: 'en',
    text: 'ixora leaves yellow but the veins stay green, its planted right by the house wall',
    expected: 'ixora-chlorosis',
  },
  {
    language: 'es',
    text: 'mi ixora tiene las hojas amarillas con las venas verdes',
    expected: 'ixora-chlorosis',
  },
  {
    language: 'es',
    text: 'la cruz de malta se pone palida, esta pegada a la acera de concreto',
    expected: 'ixora-chlorosis',
  },
  {
    language: 'en',
    text: 'orange caterpillers with black hair eating my oleander',
    expected: 'oleander-caterpillar',
  },
  {
    language: 'es',
    text: 'gusanos anaranjados con pelos negros se comieron la adelfa',
    expected: 'oleander-caterpillar',
  },
  {
    language: 'es',
    text: 'orugas naranjas dejaron pelado el arbusto en dos dias',
    groups: ['hedge', 'shrub'],
    expected: 'oleander-caterpillar',
  },
  {
    language: 'en',
    text: 'white crusty stuff all over my sago palm fronds',
    expected: 'cycad-aulacaspis-scale',
  },
  {
    language: 'es',
    text: 'la palma sagu tiene una costra blanca como nieve en las hojas',
    expected: 'cycad-aulacaspis-scale',
  },
  {
    language: 'en',
    text: 'sago looks like somebody sprayed it with snow and the leaves are going yellow and brown',
    expected: 'cycad-aulacaspis-scale',
  },
  {
    language: 'en',
    text: 'hibiscus new leaves all curled and bunched up with white cottony stuff',
    expected: 'pink-hibiscus-mealybug',
  },
  {
    language: 'es',
    text: 'el ibisco tiene los cogollos enrroscados y un algodoncito blanco',
    expected: 'pink-hibiscus-mealybug',
  },
  {
    language: 'en',
    text: 'leaf edges brown on the side facing the ocean after the storm',
    expected: 'salt-and-wind-burn',
  },
  {
    language: 'es',
    text: 'despues del huracan las hojas del lado del mar quedaron quemadas en los bordes',
    month: 10,
    expected: 'salt-and-wind-burn',
  },
  {
    language: 'es',
    text: 'el seto frente a la playa tiene las puntas secas y tostadas de un lado',
    groups: ['hedge', 'shrub'],
    expected: 'salt-and-wind-burn',
  },
  {
    language: 'en',
    text: 'brown patch in the st augustine by the driveway where its sunny, keeps spreading even tho i water',
    month: 7,
    expected: 'chinch-bug',
  },
  {
    language: 'es',
    text: 'cesped seco junto a la acera en pleno sol, la mancha crece y veo unos bichitos negros con alas blancas',
    expected: 'chinch-bug',
  },
  {
    language: 'es',
    text: 'chinches en la grama',
    expected: 'chinch-bug',
  },
  {
    language: 'en',
    text: 'little tan moths fly up when I walk on the lawn and the grass looks chewed',
    month: 9,
    expected: 'tropical-sod-webworm',
  },
  {
    language: 'es',
    text: 'el zacate amanece mordido y salen palomitas cafes cuando camino',
    expected: 'tropical-sod-webworm',
  },
  {
    language: 'en',
    text: 'grass blades have notches bitten out and theres small green worms at night',
    groups: ['lawn'],
    expected: 'tropical-sod-webworm',
  },
  {
    language: 'en',
    text: 'big round brown circles in lawn, the grass pulls out easy and is rotten at the base',
    month: 12,
    expected: 'large-patch',
  },
  {
    language: 'es',
    text: 'manchas redondas amarillas en el cesped en invierno, la hoja se arranca facil',
    month: 1,
    expected: 'large-patch',
  },
  {
    language: 'en',
    text: 'yellow ring in the yard with an orange edge, got bigger after that cold rainy week',
    month: 2,
    groups: ['lawn'],
    expected: 'large-patch',
  },
  {
    language: 'en',
    text: 'st augustin thin and yellow, roots are short black and rotten',
    expected: 'take-all-root-rot',
  },
  {
    language: 'es',
    text: 'el pasto se pone amarillo y ralo y las raices estan negras',
    groups: ['lawn'],
    month: 8,
    expected: 'take-all-root-rot',
  },
  {
    language: 'en',
    text: 'grass blades got small grey oval spots with a dark border since the rains started',
    month: 7,
    expected: 'gray-leaf-spot',
  },
  {
    language: 'es',
    text: 'manchitas grises alargadas en las hojas del cesped nuevo despues de tanta lluvia',
    expected: 'gray-leaf-spot',
  },
  {
    language: 'es',
    text: 'una esquina del patio siempre esta seca, creo que el aspersor no alcanza',
    groups: ['lawn'],
    expected: 'irrigation-fault',
  },
  {
    language: 'es',
    text: 'se hace un charco alrededor del rociador y esta fangoso todo el tiempo',
    expected: 'irrigation-fault',
  },
  {
    language: 'en',
    text: 'sprinkler zone 3 isnt coming on and the plants are wilting',
    expected: 'irrigation-fault',
  },
];
