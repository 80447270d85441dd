const groups = ['palm', 'tree', 'hedge', 'shrub', 'ground-cover', 'lawn'];

const plants = [
  'bougainvillea',
  'coconut-palm',
  'cocoplum',
  'coontie',
  'foxtail-palm',
  'hibiscus',
  'ixora',
  'live-oak',
  'muhly-grass',
  'queen-palm',
  'royal-palm',
  'royal-poinciana',
  'sabal-palm',
  'sago',
  'small-leaf-clusia',
  'st-augustinegrass',
];

const signs = [
  'black-roots',
  'blade-spots',
  'brown-edges',
  'chewed-blades',
  'conk',
  'dead-spear',
  'dry-corner',
  'frizzled-fronds',
  'green-veins',
  'leaf-curl-pink',
  'one-sided-frond',
  'orange-caterpillars',
  'orange-spotted-fronds',
  'round-patch',
  'sooty-leaf',
  'white-crust',
  'white-flies',
  'whitefly-spiral',
  'yellow-band',
  'yellow-patch',
];

/** Names of the drawings that ship with the site, in `web/public/guide/<name>.svg`. */
export const drawings: readonly string[] = [
  ...plants,
  ...signs.map((sign) => `sign-${sign}`),
  ...groups.map((group) => `group-${group}`),
];

export const drawingPath = (name: string): string => `/guide/${name}.svg`;
