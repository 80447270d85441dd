import type { Language } from '@sandhill/company/language.js';
import { createContext, use } from 'react';
import { localizedPath } from '../config/paths';

export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => use(LanguageContext);

export function useContent<T>(content: Record<Language, T>): T {
  return content[useLanguage()];
}

export function useLocalizedPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => localizedPath(path, language);
}
