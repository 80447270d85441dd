import type { Language } from '@sandhill/company/language.js';
import { createContext, use } from 'react';
import { localizedPath } from '../config/paths';

export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => use(LanguageContext);

/** Picks the page's language out of a pair of texts: `useContent(homeContent)`. */
export function useContent<T>(content: Record<Language, T>): T {
  return content[useLanguage()];
}

/** Turns a page's address into the one in the page's language. */
export function useLocalizedPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => localizedPath(path, language);
}
