import type { Sign } from './sign.js';

export const lawnSigns: Sign[] = [
  {
    id: 'yellow-patch',
    groups: ['lawn'],
    part: 'patches',
    label: { en: 'Yellow or brown patches', es: 'Manchas amarillas o secas' },
    words: {
      en: [
        'yellow patch',
        'brown patch',
        'dead patch',
        'brown spot grass',
        'brown grass',
        'yellow grass',
        'dead grass',
      ],
      es: ['mancha amarilla', 'mancha seca', 'césped seco', 'césped amarillo', 'parche muerto'],
    },
    drawing: 'sign-yellow-patch',
  },
  {
    id: 'round-patch',
    groups: ['lawn'],
    part: 'patches',
    label: { en: 'Round patches or rings', es: 'Manchas redondas o anillos' },
    words: {
      en: [
        'round patch',
        'circle grass',
        'circle lawn',
        'ring yard',
        'yellow ring',
        'brown circle',
        'round brown',
      ],
      es: ['mancha redonda', 'círculo en el césped', 'anillo en el césped', 'círculo amarillo'],
    },
  },
  {
    id: 'orange-edge',
    groups: ['lawn'],
    part: 'patches',
    label: { en: 'A patch with an orange or dark edge', es: 'Mancha con borde anaranjado u oscuro' },
    words: {
      en: ['orange edge', 'orange ring', 'orange halo', 'dark edge patch', 'smoke ring'],
      es: ['borde anaranjado', 'orilla naranja', 'borde oscuro mancha'],
    },
  },
  {
    id: 'dead-by-pavement',
    groups: ['lawn'],
    part: 'patches',
    label: { en: 'Dry grass along pavement, in full sun', es: 'Césped seco junto al pavimento, a pleno sol' },
    words: {
      en: [
        'grass driveway',
        'grass sidewalk',
        'brown driveway',
        'dead sidewalk',
        'patch sunny',
        'dry patch sun',
        'dead grass sun',
      ],
      es: [
        'césped acera',
        'mancha acera',
        'césped seco sol',
        'mancha sol',
        'césped entrada',
        'césped banqueta',
      ],
    },
  },
  {
    id: 'patch-spreads',
    groups: ['lawn'],
    part: 'patches',
    label: { en: 'The patch spreads although it is watered', es: 'La mancha crece aunque se riega' },
    words: {
      en: ['patch spreading', 'keeps spreading', 'patch bigger', 'spreading water', 'dead patch water'],
      es: ['mancha crece', 'mancha extiende', 'seca regar', 'mancha agranda'],
    },
  },
  {
    id: 'thin-lawn',
    groups: ['lawn'],
    part: 'patches',
    label: { en: 'The lawn gets thin and bare', es: 'El césped se pone ralo' },
    words: {
      en: ['thin grass', 'grass thinning', 'bare grass', 'yellow thin', 'bare patch'],
      es: ['césped ralo', 'césped pelado', 'amarillo ralo', 'claros en el césped'],
    },
  },
  {
    id: 'began-cool',
    groups: ['lawn'],
    part: 'patches',
    label: { en: 'It began in cool, damp weather', es: 'Empezó con tiempo fresco y húmedo' },
    words: {
      en: ['cold', 'cool weather', 'winter', 'after a cold front'],
      es: ['invierno', 'frío', 'tiempo fresco'],
    },
  },
  {
    id: 'began-rain',
    groups: ['lawn'],
    part: 'patches',
    label: { en: 'It began with the summer rain', es: 'Empezó con las lluvias de verano' },
    words: {
      en: ['rain started', 'rains', 'rainy season', 'raining every day'],
      es: ['lluvia', 'tanta lluvia', 'temporada de lluvias'],
    },
  },
  {
    id: 'blade-spots',
    groups: ['lawn'],
    part: 'blades',
    label: { en: 'Small oval gray spots with a dark edge', es: 'Manchitas grises ovaladas con borde oscuro' },
    words: {
      en: [
        'gray spots',
        'gray oval',
        'oval spots',
        'blades brown spots',
        'spots on grass blades',
        'spots grass leaves',
      ],
      es: ['manchitas grises', 'manchas grises', 'manchitas ovaladas', 'manchitas en las hojas del césped'],
    },
  },
  {
    id: 'chewed-blades',
    groups: ['lawn'],
    part: 'blades',
    label: { en: 'Blades chewed or notched', es: 'Hojas mordidas o con muescas' },
    words: {
      en: [
        'grass chewed',
        'blades chewed',
        'blades notches',
        'grass eaten',
        'ragged grass',
        'windowed blades',
      ],
      es: ['césped mordido', 'césped comido', 'zacate roído', 'muescas césped'],
    },
    drawing: 'sign-chewed-blades',
  },
  {
    id: 'rotten-sheath',
    groups: ['lawn'],
    part: 'blades',
    label: {
      en: 'Blades pull off easily, soft and brown at the base',
      es: 'Las hojas se arrancan fácil, podridas en la base',
    },
    words: {
      en: [
        'pulls easy',
        'blades pull out',
        'pull off easily',
        'rotten base',
        'blades come off',
        'grass slips off',
        'brown base blade',
      ],
      es: ['arranca fácil', 'jala fácil', 'podrido base', 'se desprende fácil', 'hoja podrida abajo'],
    },
  },
  {
    id: 'black-roots',
    groups: ['lawn'],
    part: 'roots',
    label: { en: 'Roots short, dark and rotten', es: 'Raíces cortas, negras y podridas' },
    words: {
      en: ['roots black', 'roots rotten', 'short roots', 'dark roots'],
      es: ['raíces negras', 'raíces podridas', 'raíces cortas', 'raíz oscura'],
    },
  },
  {
    id: 'runners-lift',
    groups: ['lawn'],
    part: 'roots',
    label: { en: 'Runners lift off the soil', es: 'Las guías se levantan del suelo' },
    words: {
      en: [
        'runners lift',
        'runners pull',
        'sod lifts',
        'stolons pull',
        'lawn lifts like carpet',
        'grass like a carpet',
      ],
      es: ['guías arrancan', 'guías levantan', 'estolones sueltos', 'césped como alfombra'],
    },
  },
  {
    id: 'black-white-bugs',
    groups: ['lawn'],
    part: 'insects',
    label: { en: 'Tiny black bugs with white wings', es: 'Bichitos negros con alas blancas' },
    words: {
      en: ['black bugs', 'tiny bugs white wings', 'bugs in the grass', 'little red bugs grass'],
      es: ['bichitos negros', 'insectos negros alas blancas', 'bichos en el césped'],
    },
  },
  {
    id: 'small-moths',
    groups: ['lawn'],
    part: 'insects',
    label: { en: 'Small tan moths fly up from the grass', es: 'Palomillas pardas salen del césped' },
    words: {
      en: ['moths lawn', 'moths fly', 'small moths', 'tan moths'],
      es: ['palomillas césped', 'polillas césped', 'palomitas cafés', 'palomillas chiquitas'],
    },
  },
  {
    id: 'lawn-caterpillars',
    groups: ['lawn'],
    part: 'insects',
    label: {
      en: 'Green caterpillars or droppings in the grass',
      es: 'Gusanos verdes o sus bolitas en el césped',
    },
    words: {
      en: [
        'worms grass',
        'green worms',
        'caterpillars lawn',
        'green droppings',
        'army worm',
        'worms at night',
      ],
      es: ['gusanos césped', 'gusanos verdes', 'bolitas verdes', 'orugas césped'],
    },
  },
];
