import type { ServiceId } from '@sandhill/company/service-ids.js';
import {
  grading,
  hoaEntrance,
  irrigationCrew,
  palmCare,
  paverPatio,
  plantingCrew,
  poolAtDusk,
  stormCleanup,
} from './drawings';
import type { PictureFiles } from './picture-files';

/**
 * The second picture of each service, in the ratio 8 to 5. It shows people at work; the first picture (`illustrations`)
 * mainly shows the grounds, a plan or a machine.
 */
export const secondPictures: Record<ServiceId, PictureFiles> = {
  'hoa-packages': hoaEntrance,
  'landscape-design': plantingCrew,
  irrigation: irrigationCrew,
  maintenance: palmCare,
  lighting: poolAtDusk,
  'bobcat-services': paverPatio,
  'grapple-truck': stormCleanup,
  'land-development': grading,
};
