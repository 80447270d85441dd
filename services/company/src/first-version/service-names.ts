import type { Localized } from '../language.js';
import type { ServiceId } from '../service-ids.js';

export const serviceNames: Record<ServiceId, Localized> = {
  'hoa-packages': { en: 'HOA Packages', es: 'Paquetes para HOA' },
  'landscape-design': { en: 'Landscape Design', es: 'Diseño de jardines' },
  irrigation: { en: 'Irrigation', es: 'Riego' },
  maintenance: { en: 'Landscape Maintenance', es: 'Mantenimiento de jardines' },
  lighting: { en: 'Landscape Lighting', es: 'Iluminación de jardines' },
  'bobcat-services': { en: 'Bobcat Services', es: 'Servicios de Bobcat' },
  'grapple-truck': { en: 'Grapple Truck', es: 'Camión con garra' },
  'land-development': { en: 'Land Development', es: 'Desarrollo de terrenos' },
};
