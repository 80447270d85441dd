import type { PageId } from '@sandhill/company/content/page-ids.js';
import type { Head } from './head-tags';
import { useLanguage } from './language-context';
import { site } from './site';

export function usePageMetadata(id: PageId): Head {
  const language = useLanguage();
  const { title, description, keywords } = site.pages[id];
  return {
    title: title[language],
    description: description[language],
    ...(keywords[language] && { keywords: keywords[language] }),
  };
}
