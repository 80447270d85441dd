import type { Language } from '../src/language.js';
import { lawns } from './fresh-descriptions/lawns.js';
import { palms } from './fresh-descriptions/palms.js';
import { shrubsAndTrees } from './fresh-descriptions/shrubs-and-trees.js';

/**
 * Descriptions by homeowners, by the slug of the issue that is meant: 200 for the finder's ranking, written from what each
 * issue looks like and before the ranking was changed for them.
 */
export const freshDescriptions: Record<string, Record<Language, string[]>> = {
  ...palms,
  ...shrubsAndTrees,
  ...lawns,
};
