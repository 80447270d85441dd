import type { Language } from '@sandhill/company/language.js';
import type { ServiceId } from '@sandhill/company/service-ids.js';

/**
 * All public pages: the name of each page's file in `app/routes` (`<name>-page.tsx`), and the page's path in English.
 * The router, the prerendered files and the sitemap are made from this list.
 */
export const pages = {
  home: '/',
  services: '/services',
  'service-detail': '/services/:serviceId',
  plants: '/plants',
  plant: '/plants/:slug',
  'plant-problems': '/plant-problems',
  'plant-problem': '/plant-problems/:slug',
  gallery: '/gallery',
  story: '/gallery/:slug',
  about: '/about',
  contact: '/contact',
  book: '/book',
  careers: '/careers',
  privacy: '/privacy',
  'photo-credits': '/photo-credits',
} as const;

export type PageName = keyof typeof pages;

/** Returns the address of a project's page, without the language prefix. */
export const storyPath = (slug: string): string => `${pages.gallery}/${slug}`;

/** Link targets, without the language prefix. */
export const paths = {
  ...pages,
  service: (id: ServiceId) => `${pages.services}/${id}`,
  quote: (id: ServiceId) => `${pages.contact}?service=${id}`,
  message: (subject: string) => `${pages.contact}?subject=${encodeURIComponent(subject)}#message`,
  /**
   * Returns the address of the quote form with a message that mentions a gallery project. With a slug, the message also
   * links to the project's page.
   */
  quoteLike: (title: string, slug = '') =>
    `${pages.contact}?${new URLSearchParams({ like: title, ...(slug && { story: slug }) }).toString()}#quote`,
  serviceArea: `${pages.about}#service-area`,
  team: `${pages.about}#team`,
  partners: `${pages.about}#partners`,
  community: `${pages.about}#community`,
};

/**
 * Returns whether a page needs data that only its own document has (`lib/page-data.ts`), as pages of the plant guide
 * and stories do. A link to such a page must load that document. Accepts addresses in both languages, with or without
 * query and anchor.
 */
export const isDocument = (address: string): boolean =>
  /^(?:\/es)?\/(?:plants|plant-problems|gallery\/[^/?#]+)(?![^/?#])/.test(address);

/** Entry addresses of the admin area, the same in both languages. `admin-addresses.ts` has the addresses below them. */
export const adminPaths = {
  home: '/admin',
  loginForm: '/admin?login=true',
  login: '/admin/login',
  /** Target of the links in mails about invitations and forgotten passwords. The token follows the `#`. */
  link: '/admin/link',
};

export function localizedPath(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? '/es' : `/es${path}`;
}

export function splitLanguage(pathname: string): { language: Language; path: string } {
  const spanish = /^\/es(?=\/|$)/.exec(pathname);
  if (!spanish) return { language: 'en', path: pathname };
  return { language: 'es', path: pathname.slice(3) || '/' };
}
