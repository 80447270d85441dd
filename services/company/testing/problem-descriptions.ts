import { lawns } from './problem-descriptions/lawns.js';
import { palms } from './problem-descriptions/palms.js';
import { shrubsAndTrees } from './problem-descriptions/shrubs-and-trees.js';
import type { ProblemDescription } from './problem-descriptions/problem-description.js';

/**
 * Visitors' descriptions of problems that test the finder's ranking. They were written before the ranking and do not
 * use its words.
 */
export const problemDescriptions: ProblemDescription[] = [...palms, ...shrubsAndTrees, ...lawns];
