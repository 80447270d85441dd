import { serviceIds } from '../service-ids.js';

/** Pages whose texts for search engines can be edited; a service's page has the service's id. */
export const pageIds = [
  'home',
  'services',
  'gallery',
  'about',
  'contact',
  'careers',
  'privacy',
  'photoCredits',
  ...serviceIds,
] as const;

export type PageId = (typeof pageIds)[number];
