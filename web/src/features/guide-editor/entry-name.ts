import type { Language } from '@sandhill/company/language.js';
import type { GuideEntry } from '../../types/api';

/** Returns the entry's name in a language, or in English if it has no Spanish one. */
export const entryName = ({ name }: Pick<GuideEntry, 'name'>, language: Language): string =>
  (language === 'es' && name.es) || name.en;
