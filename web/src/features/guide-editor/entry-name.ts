import type { Language } from '@sandhill/company/language.js';
import type { GuideEntry } from '../../types/api';

export const entryName = ({ name }: Pick<GuideEntry, 'name'>, language: Language): string =>
  (language === 'es' && name.es) || name.en;
