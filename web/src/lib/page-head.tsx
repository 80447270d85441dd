import type { Language } from '@sandhill/company/language.js';
import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { localizedPath, splitLanguage } from '../config/paths';
import { useLanguage } from './language-context';

/** What stands in a page's head. */
export interface Head {
  title: string;
  description: string;
  keywords?: string;
  jsonLd?: object;
  /** Pages that search engines should leave out. */
  isHidden?: boolean;
}

export interface PageHead extends Head {
  language: Language;
  /** The page's address without its language. */
  path: string;
}

/** The prerenderer gives a collector: it writes the head into the file. */
export const HeadCollector = createContext<((head: PageHead) => void) | null>(null);

/** The address the site is known under; the public server has written it into the canonical link. */
function siteOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const known = canonical?.dataset.origin;
  return known?.startsWith('http') ? known : location.origin;
}

function setAttribute(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

function writeHead({ language, path, title, description, keywords, jsonLd, isHidden }: PageHead): void {
  const origin = siteOrigin();
  const address = (of: Language) => origin + localizedPath(path, of);
  document.title = title;
  document.documentElement.lang = language;
  setAttribute('meta[name="description"]', 'content', description);
  setAttribute('meta[name="keywords"]', 'content', keywords ?? '');
  setAttribute('meta[name="robots"]', 'content', isHidden ? 'noindex' : 'index,follow');
  setAttribute('link[rel="canonical"]', 'href', address(language));
  setAttribute('link[hreflang="en"]', 'href', address('en'));
  setAttribute('link[hreflang="es"]', 'href', address('es'));
  setAttribute('link[hreflang="x-default"]', 'href', address('en'));
  setAttribute('meta[property="og:title"]', 'content', title);
  setAttribute('meta[property="og:description"]', 'content', description);
  setAttribute('meta[property="og:url"]', 'content', address(language));
  setAttribute('meta[property="og:locale"]', 'content', language === 'es' ? 'es_US' : 'en_US');
  const data = document.head.querySelector('script[type="application/ld+json"]');
  if (data) data.textContent = JSON.stringify(jsonLd ?? {}).replaceAll('__PUBLIC_URL__', origin);
}

/** Says what the head of the page holds: in the prerendered file, and after a change of page in the browser. */
export function PageHead(head: Head) {
  const language = useLanguage();
  const { path } = splitLanguage(useLocation().pathname);
  const collect = use(HeadCollector);
  const page = { ...head, language, path };
  collect?.(page);
  useEffect(() => {
    writeHead(page);
  });
  return null;
}
