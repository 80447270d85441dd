import type { Language } from '@sandhill/company/language.js';
import type { GuideEntry } from '../../types/api';

/** The entry's name; the English one where there is no Spanish one. */
export const entryName = ({ name }: Pick<GuideEntry, 'name'>, language: Language): string =>
  (language === 'es' && name.es) || name.en;
