import { serviceIds } from '../service-ids.js';

/** Ids of the pages whose texts for search engines can be edited. The page of a service has the service's id. */
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
