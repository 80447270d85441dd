import { serviceIds } from '@sandhill/company/service-ids.js';
import { paths } from '../config/paths';

interface PublicPath {
  path: string;
  /** The module of its page, as the build's manifest names it. */
  module: string;
}

const page = (path: string, name: string): PublicPath => ({
  path,
  module: `src/app/routes/${name}-page.tsx`,
});

/** Every address that is prerendered and listed in the sitemap, without the language. */
export const publicPaths: PublicPath[] = [
  page(paths.home, 'home'),
  page(paths.services, 'services'),
  ...serviceIds.map((id) => page(paths.service(id), 'service-detail')),
  page(paths.gallery, 'gallery'),
  page(paths.about, 'about'),
  page(paths.contact, 'contact'),
  page(paths.careers, 'careers'),
  page(paths.privacy, 'privacy'),
  page(paths.photoCredits, 'photo-credits'),
];

/** An address that no page has: what it renders is the not-found page. */
export const notFoundPath = page('/not-found', 'not-found');
