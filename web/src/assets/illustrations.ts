import type { ServiceId } from '@sandhill/company/service-ids.js';
import {
  bobcatServices,
  grappleTruck,
  hoaPackages,
  irrigation,
  landDevelopment,
  landscapeDesign,
  lighting,
  maintenance,
} from './drawings';
import type { PictureFiles } from './picture-files';

/** Each service's drawing, in the ratio 8 to 5. */
export const illustrations: Record<ServiceId, PictureFiles> = {
  'hoa-packages': hoaPackages,
  'landscape-design': landscapeDesign,
  irrigation,
  maintenance,
  lighting,
  'bobcat-services': bobcatServices,
  'grapple-truck': grappleTruck,
  'land-development': landDevelopment,
};
