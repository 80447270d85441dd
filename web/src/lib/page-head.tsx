import type { ShownPicture } from '@sandhill/company/pictures/site-picture.js';
import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../config/paths';
import { type Head, headTags, type PageHead as WholeHead } from './head-tags';
import { useLanguage } from './language-context';
import { socialPicture } from './social-picture';

/** A function that collects a page's head. Only the prerenderer provides one, to write the head into the file. */
export const HeadCollector = createContext<((head: WholeHead) => void) | null>(null);

const ours = 'data-page-head';

/** Returns the site's public origin. The public server has written it into the URL of the page's picture. */
function siteOrigin(): string {
  const picture = document.head.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  return picture?.startsWith('http') ? new URL(picture).origin : location.origin;
}

function writeHead(page: WholeHead): void {
  document.title = page.title;
  // Setting the same language again would still make the browser recompute every element's style.
  if (document.documentElement.lang !== page.language) document.documentElement.lang = page.language;
  const tags = headTags(page, siteOrigin()).map(({ name, attributes, text }) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute(ours, '');
    if (text) element.textContent = text;
    return element;
  });
  for (const old of document.head.querySelectorAll(`[${ours}]`)) old.remove();
  document.head.append(...tags);
}

interface PageHeadProps extends Head {
  /** The firm's own picture that the page shows first, for link previews. */
  picture?: ShownPicture | undefined;
}

/** Sets the page's head, both in the prerendered file and after a navigation in the browser. */
export function PageHead({ picture, ...head }: PageHeadProps) {
  const language = useLanguage();
  const { path } = splitLanguage(useLocation().pathname);
  const collect = use(HeadCollector);
  const page = { ...head, language, path, picture: socialPicture(language, picture) };
  collect?.(page);
  const fingerprint = JSON.stringify(page);
  useEffect(() => writeHead(JSON.parse(fingerprint) as WholeHead), [fingerprint]);
  return null;
}
