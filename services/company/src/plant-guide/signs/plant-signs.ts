import type { PlantGroup } from '../plant.js';
import type { Sign } from './sign.js';

const shrubs: PlantGroup[] = ['hedge', 'shrub', 'ground-cover'];
const woody: PlantGroup[] = ['tree', ...shrubs];
const leafy: PlantGroup[] = ['palm', ...woody];

export const plantSigns: Sign[] = [
  {
    id: 'sooty-leaf',
    groups: leafy,
    part: 'leaves',
    label: { en: 'Black film that wipes off', es: 'Capa negra que se quita con el dedo' },
    words: {
      en: [
        'black soot',
        'black leaves',
        'black powder',
        'soot leaves',
        'black wipes off',
        'black mold',
        'black film',
        'turning black',
        'black plant',
      ],
      es: [
        'hojas negras',
        'hollín hojas',
        'polvo negro',
        'negro se limpia',
        'moho negro',
        'tizne hojas',
        'se pone negra',
        'planta negra',
      ],
    },
    drawing: 'sign-sooty-leaf',
  },
  {
    id: 'sticky-drops',
    groups: leafy,
    part: 'leaves',
    label: { en: 'Sticky leaves, or a sticky floor below', es: 'Hojas pegajosas, o piso pegajoso debajo' },
    words: {
      en: ['sticky', 'sticky leaves', 'honeydew', 'sticky car', 'sap on the car'],
      es: ['pegajoso', 'hojas pegajosas', 'melaza', 'carro pegajoso', 'gotea pegajoso'],
    },
  },
  {
    id: 'whitefly-spiral',
    groups: leafy,
    part: 'leaves',
    label: { en: 'White wax in spirals under the leaf', es: 'Cera blanca en espiral bajo la hoja' },
    words: {
      en: [
        'white spirals',
        'spirals leaf',
        'white circles leaves',
        'white rings leaves',
        'waxy white circles',
      ],
      es: [
        'espiral blanca',
        'espirales hojas',
        'círculos blancos hojas',
        'pelusa blanca redonda',
        'anillos blancos',
      ],
    },
    drawing: 'sign-whitefly-spiral',
  },
  {
    id: 'white-wax',
    groups: leafy,
    part: 'leaves',
    label: { en: 'White, cottony wax', es: 'Cera blanca, como algodón' },
    words: {
      en: ['white cotton', 'white fluff', 'white wax', 'cottony stuff', 'white fuzz'],
      es: ['algodón blanco', 'pelusa blanca', 'cera blanca', 'motas blancas'],
    },
  },
  {
    id: 'white-crust',
    groups: ['palm', ...shrubs],
    part: 'leaves',
    label: { en: 'White crust, as if snowed on', es: 'Costra blanca, como nieve' },
    words: {
      en: ['white crust', 'white crusty', 'snow', 'white scale', 'white bumps fronds'],
      es: ['costra blanca', 'nieve', 'escama blanca', 'costra en las hojas'],
    },
    drawing: 'sign-white-crust',
  },
  {
    id: 'green-veins',
    groups: shrubs,
    part: 'leaves',
    label: { en: 'Yellow leaves with green veins', es: 'Hojas amarillas con venas verdes' },
    words: {
      en: ['green veins', 'veins stay green', 'yellow between veins', 'pale leaves veins'],
      es: ['venas verdes', 'amarillo entre venas', 'nervaduras verdes'],
    },
    drawing: 'sign-green-veins',
  },
  {
    id: 'yellow-leaves',
    groups: woody,
    part: 'leaves',
    label: { en: 'Yellow leaves', es: 'Hojas amarillas' },
    words: {
      en: ['yellow leaves', 'leaves turning yellow', 'plant turning yellow', 'bush yellow'],
      es: ['hojas amarillas', 'arbusto amarillo', 'planta amarilla'],
    },
  },
  {
    id: 'leaf-drop',
    groups: woody,
    part: 'leaves',
    label: { en: 'Leaves turn yellow and fall', es: 'Las hojas amarillean y caen' },
    words: {
      en: ['losing leaves', 'leaves falling', 'dropping leaves', 'hedge bare', 'yellow leaves fell'],
      es: ['hojas caen', 'cayendo hojas', 'seto pelado', 'hojas amarillas piso', 'pierde hojas'],
    },
  },
  {
    id: 'brown-edges',
    groups: leafy,
    part: 'leaves',
    label: { en: 'Dry, brown edges and tips', es: 'Bordes y puntas secos' },
    words: {
      en: ['edges brown', 'leaf edges burnt', 'crispy tips', 'brown tips', 'scorched leaves', 'crispy edges'],
      es: ['bordes quemados', 'bordes secos', 'puntas secas', 'puntas quemadas', 'hojas quemadas'],
    },
    drawing: 'sign-brown-edges',
  },
  {
    id: 'eaten-leaves',
    groups: shrubs,
    part: 'leaves',
    label: { en: 'Leaves eaten down to the rib', es: 'Hojas comidas hasta la vena' },
    words: {
      en: ['leaves eaten', 'eating leaves', 'chewed leaves', 'stripped bare', 'eating bush'],
      es: ['hojas comidas', 'comieron hojas', 'arbusto pelado', 'hojas mordidas'],
    },
  },
  {
    id: 'leaf-curl-pink',
    groups: woody,
    part: 'shoots',
    label: { en: 'Tips curled and bunched, white or pink', es: 'Puntas enroscadas, con blanco o rosado' },
    words: {
      en: [
        'leaves curled',
        'curled bunched',
        'new growth curled',
        'bunched leaves',
        'deformed buds',
        'pink bugs',
      ],
      es: [
        'hojas enroscadas',
        'cogollos enroscados',
        'brotes torcidos',
        'puntas torcidas',
        'hojas apretadas',
        'hojas encrespadas',
      ],
    },
    drawing: 'sign-leaf-curl-pink',
  },
  {
    id: 'pale-new-leaves',
    groups: shrubs,
    part: 'shoots',
    label: { en: 'New leaves pale yellow or whitish', es: 'Hojas nuevas pálidas o blanquecinas' },
    words: {
      en: ['pale new leaves', 'new leaves yellow', 'pale leaves', 'leaves almost white'],
      es: ['hojas nuevas pálidas', 'hojas pálidas', 'se pone pálida', 'hojas nuevas amarillas'],
    },
  },
  {
    id: 'near-concrete',
    groups: shrubs,
    part: 'whole-plant',
    label: { en: 'It stands by concrete or a wall', es: 'Está junto a concreto o una pared' },
    words: {
      en: ['wall', 'concrete', 'foundation', 'next to the house'],
      es: ['pared', 'concreto', 'muro', 'junto a la casa'],
    },
  },
  {
    id: 'faces-the-sea',
    groups: leafy,
    part: 'whole-plant',
    label: { en: 'Worse on the side of sea or wind', es: 'Peor del lado del mar o del viento' },
    words: {
      en: ['beach', 'ocean side', 'facing the ocean', 'sea side', 'salt spray', 'windy side'],
      es: [
        'lado del mar',
        'frente a la playa',
        'salitre',
        'lado del viento',
        'brisa del mar',
        'viento salado',
      ],
    },
  },
  {
    id: 'after-storm',
    groups: leafy,
    part: 'whole-plant',
    label: { en: 'It came after a storm or strong wind', es: 'Apareció tras una tormenta o viento fuerte' },
    words: {
      en: ['storm', 'hurricane', 'strong wind', 'windy days'],
      es: ['tormenta', 'huracán', 'viento fuerte', 'ciclón'],
    },
  },
  {
    id: 'white-flies',
    groups: woody,
    part: 'insects',
    label: { en: 'Tiny white flies rise when it is shaken', es: 'Mosquitas blancas salen al sacudirla' },
    words: {
      en: [
        'white stuff under leaves',
        'white powder under leaves',
        'white flies',
        'whitefly',
        'white bugs fly',
        'tiny white bugs',
        'white gnats',
      ],
      es: [
        'blanco debajo hojas',
        'polvo blanco hojas',
        'mosquitas blancas',
        'mosca blanca',
        'bichitos blancos vuelan',
      ],
    },
    drawing: 'sign-white-flies',
  },
  {
    id: 'orange-caterpillars',
    groups: shrubs,
    part: 'insects',
    label: { en: 'Orange caterpillars with black hair', es: 'Orugas anaranjadas con pelos negros' },
    words: {
      en: ['orange caterpillars', 'orange worms', 'hairy caterpillars'],
      es: ['orugas naranjas', 'gusanos anaranjados', 'gusanos peludos'],
    },
    drawing: 'sign-orange-caterpillars',
  },
  {
    id: 'ants',
    groups: leafy,
    part: 'insects',
    label: { en: 'Ants run along the stems', es: 'Hormigas que suben por los tallos' },
    words: { en: ['ants'], es: ['hormigas'] },
  },
];
