import type { Language } from '@sandhill/company/language.js';
import type { ServiceId } from '@sandhill/company/service-ids.js';

/** Every address of the public site, without the language. Footer and menus take them from here. */
export const paths = {
  home: '/',
  services: '/services',
  service: (id: ServiceId) => `/services/${id}`,
  gallery: '/gallery',
  about: '/about',
  serviceArea: '/about#service-area',
  team: '/about#team',
  partners: '/about#partners',
  community: '/about#community',
  contact: '/contact',
  careers: '/careers',
  privacy: '/privacy',
  photoCredits: '/photo-credits',
};

/** The admin area has one address for both languages. */
export const adminPaths = {
  home: '/admin',
  loginForm: '/admin?login=true',
  login: '/admin/login',
  tab: (tab: string) => `/admin?tab=${tab}`,
};

/** The address of a page in a language: English has none of its own, Spanish stands under `/es`. */
export function localizedPath(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? '/es' : `/es${path}`;
}

/** Splits an address into its language and the page's address without it. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const spanish = /^\/es(?=\/|$)/.exec(pathname);
  if (!spanish) return { language: 'en', path: pathname };
  return { language: 'es', path: pathname.slice(3) || '/' };
}
