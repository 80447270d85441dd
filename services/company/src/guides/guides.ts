import type { ServiceId } from '../service-ids.js';
import { guide as bobcatServices } from './bobcat-services.js';
import { guide as grappleTruck } from './grapple-truck.js';
import { guide as hoaPackages } from './hoa-packages.js';
import { guide as irrigation } from './irrigation.js';
import { guide as landDevelopment } from './land-development.js';
import { guide as landscapeDesign } from './landscape-design.js';
import { guide as lighting } from './lighting.js';
import { guide as maintenance } from './maintenance.js';
import type { ServiceGuide } from './service-guide.js';

/** All guides. A page loads only the file of its own service's guide. */
export const guides: Record<ServiceId, ServiceGuide> = {
  'hoa-packages': hoaPackages,
  'landscape-design': landscapeDesign,
  irrigation,
  maintenance,
  lighting,
  'bobcat-services': bobcatServices,
  'grapple-truck': grappleTruck,
  'land-development': landDevelopment,
};
