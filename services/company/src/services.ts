import type { Localized } from './language.js';
import { serviceIds, type ServiceId } from './service-ids.js';
import { serviceNames } from './service-names.js';
import { serviceSummaries } from './service-summaries.js';
import { serviceTexts, type ServiceTexts } from './service-texts.js';

export { serviceIds, type ServiceId } from './service-ids.js';
export { serviceNames, type QuoteServiceId } from './service-names.js';

export interface Service extends ServiceTexts {
  id: ServiceId;
  name: Localized;
  shortDescription: Localized;
  /** Path in the web app's assets. */
  imagePath: string;
}

/** The eight services, in the order in which they are listed. */
export const services: Service[] = serviceIds.map((id) => ({
  id,
  name: serviceNames[id],
  shortDescription: serviceSummaries[id],
  imagePath: `illustrations/${id}.svg`,
  ...serviceTexts[id],
}));
