const groups = ['palm', 'tree', 'hedge', 'shrub', 'ground-cover', 'lawn'];

const plants = [
  'bougainvillea',
  'coconut-palm',
  'cocoplum',
  'foxtail-palm',
  'hibiscus',
  'ixora',
  'live-oak',
  'queen-palm',
  'royal-palm',
  'royal-poinciana',
  'sabal-palm',
  'sago',
  'small-leaf-clusia',
  'st-augustinegrass',
];

const signs = [
  'brown-edges',
  'chewed-blades',
  'conk',
  'frizzled-fronds',
  'leaf-curl-pink',
  'orange-spotted-fronds',
  'sooty-leaf',
  'white-crust',
  'whitefly-spiral',
  'yellow-patch',
];

/** Names of the drawings that the site is shipped with: `web/public/guide/<name>.svg`. */
export const drawings: readonly string[] = [
  ...plants,
  ...signs.map((sign) => `sign-${sign}`),
  ...groups.map((group) => `group-${group}`),
];

export const drawingPath = (name: string): string => `/guide/${name}.svg`;
