import type { Language } from '@sandhill/company/language.js';
import { createContext, use } from 'react';
import { localizedPath } from '../config/paths';

export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => use(LanguageContext);

/** Returns the content in the page's language, for instance `useContent(homeContent)`. */
export function useContent<T>(content: Record<Language, T>): T {
  return content[useLanguage()];
}

/** Returns a function that turns a path without language into that of the page's language. */
export function useLocalizedPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => localizedPath(path, language);
}
