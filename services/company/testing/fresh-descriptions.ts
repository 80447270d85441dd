import type { Language } from '../src/language.js';
import { lawns } from './fresh-descriptions/lawns.js';
import { palms } from './fresh-descriptions/palms.js';
import { shrubsAndTrees } from './fresh-descriptions/shrubs-and-trees.js';

/**
 * Two hundred descriptions by homeowners that test the finder's ranking, by the slug of the issue that they mean. They
 * describe the look of each issue, and were written before the ranking was tuned with them.
 */
export const freshDescriptions: Record<string, Record<Language, string[]>> = {
  ...palms,
  ...shrubsAndTrees,
  ...lawns,
};
