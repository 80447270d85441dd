import type { ServiceId } from '@sandhill/company/service-ids.js';
import bobcatServices from './illustrations/bobcat-services.svg';
import grappleTruck from './illustrations/grapple-truck.svg';
import hoaPackages from './illustrations/hoa-packages.svg';
import irrigation from './illustrations/irrigation.svg';
import landDevelopment from './illustrations/land-development.svg';
import landscapeDesign from './illustrations/landscape-design.svg';
import lighting from './illustrations/lighting.svg';
import maintenance from './illustrations/maintenance.svg';

/** Each service's drawing, 800 by 500. */
export const illustrations: Record<ServiceId, string> = {
  'hoa-packages': hoaPackages,
  'landscape-design': landscapeDesign,
  irrigation,
  maintenance,
  lighting,
  'bobcat-services': bobcatServices,
  'grapple-truck': grappleTruck,
  'land-development': landDevelopment,
};
