import type { Localized } from '@sandhill/company/language.js';
import { useLanguage } from '../lib/language-context';
import { serviceNames } from '../lib/site';

/** Returns a function for the name of a service. A service that no longer exists is shown by its id. */
export function useServiceName(): (id: string) => string {
  const language = useLanguage();
  const names: Record<string, Localized | undefined> = serviceNames;
  return (id) => names[id]?.[language] ?? id;
}
