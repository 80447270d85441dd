import type { Language } from '@sandhill/company/language.js';
import type { ServiceId } from '@sandhill/company/service-ids.js';

/**
 * Every public page, once: the name of its file in `app/routes` (`<name>-page.tsx`), and its address in English. The
 * router, the prerendered files and the sitemap are made from it.
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

/** The page of a project, without the language. */
export const storyPath = (slug: string): string => `${pages.gallery}/${slug}`;

/** Destinations of links, without the language. */
export const paths = {
  ...pages,
  service: (id: ServiceId) => `${pages.services}/${id}`,
  /** The quote form, with a service ticked. */
  quote: (id: ServiceId) => `${pages.contact}?service=${id}`,
  /** The message form, with its subject filled in. */
  message: (subject: string) => `${pages.contact}?subject=${encodeURIComponent(subject)}#message`,
  /** The quote form, which names a project of the gallery, and its page where it has one. */
  quoteLike: (title: string, slug = '') =>
    `${pages.contact}?${new URLSearchParams({ like: title, ...(slug && { story: slug }) }).toString()}#quote`,
  serviceArea: `${pages.about}#service-area`,
  team: `${pages.about}#team`,
  partners: `${pages.about}#partners`,
  community: `${pages.about}#community`,
};

/**
 * Whether a page brings data of its own, as those of the plant guide and of stories do (`lib/page-data.ts`): a link to it loads its
 * document. In either language, with or without query and anchor.
 */
export const isDocument = (address: string): boolean =>
  /^(?:\/es)?\/(?:plants|plant-problems|gallery\/[^/?#]+)(?![^/?#])/.test(address);

/** The doors of the admin area, which has one address for both languages; `admin-addresses.ts` has what is behind them. */
export const adminPaths = {
  home: '/admin',
  loginForm: '/admin?login=true',
  login: '/admin/login',
  /** Where mailed links of invitations and forgotten passwords lead; the token stands behind the `#`. */
  link: '/admin/link',
};

/** The address of a page in a language: English has no prefix, Spanish is under `/es`. */
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
