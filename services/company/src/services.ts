import type { Localized } from './language.js';
import { serviceIds, type ServiceId } from './service-ids.js';
import { serviceTexts, type ServiceTexts } from './service-texts.js';

export { serviceIds, type ServiceId } from './service-ids.js';

/** What a quote may ask for: a service, or something else. */
export type QuoteServiceId = ServiceId | 'other';

export interface Service extends ServiceTexts {
  id: ServiceId;
  /** Within the web app's assets. */
  imagePath: string;
}

export const services: Service[] = serviceIds.map((id) => ({
  id,
  imagePath: `illustrations/${id}.svg`,
  ...serviceTexts[id],
}));

export const serviceNames: Record<QuoteServiceId, Localized> = {
  'hoa-packages': serviceTexts['hoa-packages'].name,
  'landscape-design': serviceTexts['landscape-design'].name,
  irrigation: serviceTexts.irrigation.name,
  maintenance: serviceTexts.maintenance.name,
  lighting: serviceTexts.lighting.name,
  'bobcat-services': serviceTexts['bobcat-services'].name,
  'grapple-truck': serviceTexts['grapple-truck'].name,
  'land-development': serviceTexts['land-development'].name,
  other: { en: 'Other', es: 'Otro' },
};
