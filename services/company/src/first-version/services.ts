import type { SiteContent } from '../content/site-content.js';
import { serviceIds } from '../service-ids.js';
import { serviceNames } from './service-names.js';
import { serviceSummaries } from './service-summaries.js';
import { serviceTexts } from './service-texts.js';

export const services = Object.fromEntries(
  serviceIds.map((id) => [
    id,
    { name: serviceNames[id], shortDescription: serviceSummaries[id], ...serviceTexts[id] },
  ]),
) as SiteContent['services'];
