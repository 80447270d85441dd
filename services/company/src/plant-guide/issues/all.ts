import type { PlantIssue } from '../plant.js';
import { complete } from '../shipped.js';
import { chinchBug } from './chinch-bug.js';
import { cycadAulacaspisScale } from './cycad-aulacaspis-scale.js';
import { ficusWhitefly } from './ficus-whitefly.js';
import { fusariumWiltOfQueenPalm } from './fusarium-wilt-of-queen-palm.js';
import { ganodermaButtRot } from './ganoderma-butt-rot.js';
import { grayLeafSpot } from './gray-leaf-spot.js';
import { irrigationFault } from './irrigation-fault.js';
import { ixoraChlorosis } from './ixora-chlorosis.js';
import { largePatch } from './large-patch.js';
import { lethalBronzing } from './lethal-bronzing.js';
import { oleanderCaterpillar } from './oleander-caterpillar.js';
import { palmMagnesiumDeficiency } from './palm-magnesium-deficiency.js';
import { palmManganeseDeficiency } from './palm-manganese-deficiency.js';
import { palmPotassiumDeficiency } from './palm-potassium-deficiency.js';
import { pinkHibiscusMealybug } from './pink-hibiscus-mealybug.js';
import { rugoseSpiralingWhitefly } from './rugose-spiraling-whitefly.js';
import { saltAndWindBurn } from './salt-and-wind-burn.js';
import { sootyMold } from './sooty-mold.js';
import { takeAllRootRot } from './take-all-root-rot.js';
import { tropicalSodWebworm } from './tropical-sod-webworm.js';

/** The shipped issues, in the order of their English names. */
export const issues: PlantIssue[] = complete([
  chinchBug,
  cycadAulacaspisScale,
  ficusWhitefly,
  fusariumWiltOfQueenPalm,
  ganodermaButtRot,
  grayLeafSpot,
  irrigationFault,
  ixoraChlorosis,
  largePatch,
  lethalBronzing,
  oleanderCaterpillar,
  palmMagnesiumDeficiency,
  palmManganeseDeficiency,
  palmPotassiumDeficiency,
  pinkHibiscusMealybug,
  rugoseSpiralingWhitefly,
  saltAndWindBurn,
  sootyMold,
  takeAllRootRot,
  tropicalSodWebworm,
]);
