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

/** Each service's second picture, in the ratio 8 to 5: people at the work that the first shows without people. */
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
