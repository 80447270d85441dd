import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../config/paths';
import { commonContent } from '../content/common';
import { type Head, headTags, type PageHead as WholeHead } from './head-tags';
import { useContent, useLanguage } from './language-context';

/** The prerenderer gives a collector: it writes the head into the file. */
export const HeadCollector = createContext<((head: WholeHead) => void) | null>(null);

const ours = 'data-page-head';

/** The address the site is known under: the public server has written it into the picture's. */
function siteOrigin(): string {
  const picture = document.head.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  return picture?.startsWith('http') ? new URL(picture).origin : location.origin;
}

function writeHead(page: WholeHead): void {
  document.title = page.title;
  // Even setting the same language makes the browser recompute every element's style.
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

/** Sets the head of the page: in the prerendered file, and after a navigation in the browser. */
export function PageHead(head: Head) {
  const language = useLanguage();
  const { pictureAlt } = useContent(commonContent);
  const { path } = splitLanguage(useLocation().pathname);
  const collect = use(HeadCollector);
  const page = { ...head, language, path, pictureAlt };
  collect?.(page);
  const fingerprint = JSON.stringify(page);
  useEffect(() => writeHead(JSON.parse(fingerprint) as WholeHead), [fingerprint]);
  return null;
}
