import type { Language } from '@sandhill/company/language.js';
import { localizedPath } from '../config/paths';
import { profile } from './site';
import type { SocialPicture } from './social-picture';

export interface Head {
  title: string;
  description: string;
  keywords?: string;
  /**
   * Whether search engines must leave the page out. True, for instance, for the not-found page, which has no address of
   * its own.
   */
  isHidden?: boolean;
}

export interface PageHead extends Head {
  language: Language;
  /** Path of the page without the language prefix. */
  path: string;
  picture: SocialPicture;
  /** Structured data for search engines. It is only in the prerendered file. */
  jsonLd?: object;
}

export interface HeadTag {
  name: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

const locales: Record<Language, string> = { en: 'en_US', es: 'es_US' };

const meta = (attribute: 'name' | 'property', key: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { [attribute]: key, content },
});

const link = (attributes: Record<string, string>): HeadTag => ({ name: 'link', attributes });

/** Returns the tags with a page's URL and structured data. Only pages with an address of their own have these tags. */
function addressTags({ language, path, jsonLd }: PageHead, origin: string): HeadTag[] {
  const address = (of: Language) => origin + localizedPath(path, of);
  const tags = [
    link({ rel: 'canonical', href: address(language) }),
    link({ rel: 'alternate', hreflang: 'en', href: address('en') }),
    link({ rel: 'alternate', hreflang: 'es', href: address('es') }),
    link({ rel: 'alternate', hreflang: 'x-default', href: address('en') }),
    meta('property', 'og:url', address(language)),
  ];
  if (!jsonLd) return tags;
  // An escaped `<` keeps a text from ending the script element.
  const text = JSON.stringify(jsonLd).replaceAll('<', '\\u003c');
  return [...tags, { name: 'script', attributes: { type: 'application/ld+json' }, text }];
}

function socialTags({ title, description, language, picture }: PageHead, origin: string): HeadTag[] {
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', profile.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', locales[language]),
    meta('property', 'og:locale:alternate', locales[language === 'en' ? 'es' : 'en']),
    meta('property', 'og:image', origin + picture.path),
    meta('property', 'og:image:width', String(picture.width)),
    meta('property', 'og:image:height', String(picture.height)),
    meta('property', 'og:image:alt', picture.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/**
 * Returns the tags that describe a page to search engines and social networks. The title is not among them. The
 * prerenderer writes the tags into the file, and the browser updates them after a change of page.
 *
 * @param origin the site's public origin, or its placeholder
 */
export function headTags(page: PageHead, origin: string): HeadTag[] {
  return [
    meta('name', 'description', page.description),
    ...(page.keywords ? [meta('name', 'keywords', page.keywords)] : []),
    meta('name', 'robots', page.isHidden ? 'noindex' : 'index,follow'),
    ...(page.isHidden ? [] : addressTags(page, origin)),
    ...socialTags(page, origin),
  ];
}
