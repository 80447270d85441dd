import type { Sign } from './sign.js';

export const palmSigns: Sign[] = [
  {
    id: 'orange-spotted-fronds',
    groups: ['palm'],
    part: 'old-fronds',
    label: {
      en: 'Orange or see-through spots on old fronds',
      es: 'Puntos anaranjados o translúcidos en pencas viejas',
    },
    words: {
      en: ['orange spots', 'translucent spots', 'yellow spots old fronds', 'orange old fronds', 'thru dots'],
      es: [
        'manchas anaranjadas',
        'manchitas anaranjadas',
        'puntos translúcidos',
        'puntos amarillos pencas viejas',
      ],
    },
    drawing: 'sign-orange-spotted-fronds',
  },
  {
    id: 'burnt-tips',
    groups: ['palm'],
    part: 'old-fronds',
    label: { en: 'Brown, withered tips on old fronds', es: 'Puntas secas en pencas viejas' },
    words: {
      en: ['tips burnt', 'brown tips old fronds', 'tips of old fronds', 'tips withered', 'tips brown'],
      es: ['puntas quemadas', 'puntas secas', 'puntas pencas viejas'],
    },
  },
  {
    id: 'yellow-band',
    groups: ['palm'],
    part: 'old-fronds',
    label: { en: 'Broad yellow edge, green center', es: 'Orilla amarilla ancha, centro verde' },
    words: {
      en: [
        'yellow band',
        'yellow edges',
        'green center',
        'yellow outside',
        'green inside',
        'lemon yellow',
        'lemon edges',
      ],
      es: [
        'banda amarilla',
        'orilla amarilla',
        'centro verde',
        'amarillo limón',
        'amarillo afuera',
        'amarillo por fuera',
        'verde por dentro',
      ],
    },
  },
  {
    id: 'yellow-old-fronds',
    groups: ['palm'],
    part: 'old-fronds',
    label: { en: 'Old fronds turn yellow', es: 'Las pencas viejas amarillean' },
    words: {
      en: ['old fronds yellow', 'yellow fronds palm', 'palm turning yellow'],
      es: ['pencas viejas amarillas', 'pencas amarillas palma', 'palma amarilla'],
    },
  },
  {
    id: 'bronze-old-fronds',
    groups: ['palm'],
    part: 'old-fronds',
    label: {
      en: 'Lowest fronds turn bronze, one after another',
      es: 'Las pencas de abajo se ponen bronceadas',
    },
    words: {
      en: [
        'fronds bronze',
        'old fronds brown',
        'old fronds dead',
        'fronds reddish brown',
        'old fronds dying',
      ],
      es: [
        'pencas bronceadas',
        'pencas de abajo secas',
        'pencas rojizas',
        'hojas de abajo secaron',
        'pencas viejas mueren',
      ],
    },
  },
  {
    id: 'drooping-fronds',
    groups: ['palm'],
    part: 'old-fronds',
    label: { en: 'Fronds wilt and hang along the trunk', es: 'Las pencas cuelgan pegadas al tronco' },
    words: {
      en: ['fronds hanging', 'fronds drooping', 'palm wilting', 'fronds limp'],
      es: ['pencas colgando', 'palma marchita', 'pencas caídas tronco'],
    },
  },
  {
    id: 'one-sided-frond',
    groups: ['palm'],
    part: 'old-fronds',
    label: { en: 'A frond dead on one side only', es: 'Penca seca de un solo lado' },
    words: {
      en: ['one side frond', 'brown one side', 'dead one side', 'half of the frond', 'one sided'],
      es: ['un solo lado penca', 'seca un solo lado', 'mitad de la penca', 'hoja seca lado'],
    },
  },
  {
    id: 'stalk-stripe',
    groups: ['palm'],
    part: 'old-fronds',
    label: { en: 'Brown stripe along the frond’s stalk', es: 'Raya café a lo largo del tallo de la penca' },
    words: {
      en: ['stripe stem', 'stripe stalk', 'brown stripe', 'brown line stem', 'streak stem'],
      es: ['raya tallo', 'raya café', 'franja café', 'línea café tallo'],
    },
  },
  {
    id: 'frizzled-fronds',
    groups: ['palm'],
    part: 'new-fronds',
    label: { en: 'New fronds short, yellow and frizzled', es: 'Pencas nuevas cortas, amarillas y arrugadas' },
    words: {
      en: [
        'frizzle palm',
        'frizzled fronds',
        'frizzled top',
        'new fronds small',
        'new fronds yellow',
        'new growth frizzy',
        'new growth curled',
        'new fronds burnt',
      ],
      es: [
        'hojas nuevas arrugadas',
        'hojas nuevas chiquitas',
        'copete arrugado',
        'pencas nuevas amarillas',
        'hojas nuevas quemadas',
      ],
    },
    drawing: 'sign-frizzled-fronds',
  },
  {
    id: 'dead-spear',
    groups: ['palm'],
    part: 'new-fronds',
    label: { en: 'Spear leaf dead, or it pulls out', es: 'Cogollo muerto, o se desprende' },
    words: {
      en: [
        'spear dead',
        'spear brown',
        'spear pulled out',
        'center leaf dead',
        'center leaf wilted',
        'new leaf pulled out',
      ],
      es: ['cogollo muerto', 'cogollo seco', 'cogollo se desprende', 'cogollo caído', 'hoja del centro seca'],
    },
  },
  {
    id: 'fruit-drop',
    groups: ['palm'],
    part: 'crown',
    label: { en: 'Fruit falls before it is ripe', es: 'Los frutos caen antes de madurar' },
    words: {
      en: ['fruit dropped', 'fruit falling', 'dates falling', 'lost its fruit', 'nuts falling'],
      es: ['botó los frutos', 'frutos caídos', 'dátiles caen', 'tiró los frutos', 'perdió los frutos'],
    },
  },
  {
    id: 'dead-flowers',
    groups: ['palm'],
    part: 'crown',
    label: { en: 'New flower stalks brown or black', es: 'Flores nuevas secas o negras' },
    words: {
      en: ['flowers black', 'flower stalk dead', 'flowers brown', 'flowers dead', 'inflorescence black'],
      es: ['flores negras', 'flores secas', 'flores quemadas', 'racimo negro', 'flores muertas'],
    },
  },
  {
    id: 'fast-death',
    groups: ['palm'],
    part: 'crown',
    label: { en: 'The palm dies within weeks or months', es: 'La palma muere en semanas o meses' },
    words: {
      en: ['palm dying fast', 'died months', 'dying quickly', 'palm brown fast', 'palm dead weeks'],
      es: ['palma muere rápido', 'murió meses', 'palma seca rápido', 'murió semanas'],
    },
  },
  {
    id: 'conk',
    groups: ['palm'],
    part: 'trunk',
    label: { en: 'Shelf-like mushroom low on the trunk', es: 'Hongo como repisa, abajo en el tronco' },
    words: {
      en: [
        'conk',
        'mushroom trunk',
        'shelf mushroom',
        'mushroom base',
        'mushroom palm',
        'shelf growing',
        'plate trunk',
        'plate bottom palm',
        'white lump trunk',
      ],
      es: ['hongo tronco', 'hongo repisa', 'hongo palma', 'hongo base', 'plato tronco', 'bola blanca tronco'],
    },
    drawing: 'sign-conk',
  },
];
