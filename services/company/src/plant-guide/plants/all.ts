import type { Plant } from '../plant.js';
import { complete } from '../shipped.js';
import { bismarckPalm } from './bismarck-palm.js';
import { bougainvillea } from './bougainvillea.js';
import { christmasPalm } from './christmas-palm.js';
import { coconutPalm } from './coconut-palm.js';
import { cocoplum } from './cocoplum.js';
import { coontie } from './coontie.js';
import { croton } from './croton.js';
import { duneSunflower } from './dune-sunflower.js';
import { firebush } from './firebush.js';
import { foxtailPalm } from './foxtail-palm.js';
import { gumboLimbo } from './gumbo-limbo.js';
import { hibiscus } from './hibiscus.js';
import { ixora } from './ixora.js';
import { liveOak } from './live-oak.js';
import { mahogany } from './mahogany.js';
import { muhlyGrass } from './muhly-grass.js';
import { oleander } from './oleander.js';
import { podocarpus } from './podocarpus.js';
import { queenPalm } from './queen-palm.js';
import { royalPalm } from './royal-palm.js';
import { royalPoinciana } from './royal-poinciana.js';
import { sabalPalm } from './sabal-palm.js';
import { sago } from './sago.js';
import { silverButtonwood } from './silver-buttonwood.js';
import { simpsonsStopper } from './simpsons-stopper.js';
import { smallLeafClusia } from './small-leaf-clusia.js';
import { southernMagnolia } from './southern-magnolia.js';
import { stAugustinegrass } from './st-augustinegrass.js';
import { sylvesterDatePalm } from './sylvester-date-palm.js';
import { weepingFig } from './weeping-fig.js';

/** The shipped plants, in the order of their English names. */
export const plants: Plant[] = complete([
  bismarckPalm,
  bougainvillea,
  christmasPalm,
  coconutPalm,
  cocoplum,
  coontie,
  croton,
  duneSunflower,
  firebush,
  foxtailPalm,
  gumboLimbo,
  hibiscus,
  ixora,
  liveOak,
  mahogany,
  muhlyGrass,
  oleander,
  podocarpus,
  queenPalm,
  royalPalm,
  royalPoinciana,
  sabalPalm,
  sago,
  silverButtonwood,
  simpsonsStopper,
  smallLeafClusia,
  southernMagnolia,
  stAugustinegrass,
  sylvesterDatePalm,
  weepingFig,
]);
