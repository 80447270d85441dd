import { serviceIds } from '@sandhill/company/service-ids.js';

const pages = [
  '',
  '/services',
  ...serviceIds.map((id) => `/services/${id}`),
  '/gallery',
  '/about',
  '/contact',
  '/careers',
  '/privacy',
  '/photo-credits',
];
/** Every public address, in both languages. */
export const publicPaths = [...pages.map((path) => path || '/'), ...pages.map((path) => `/es${path}`)];
