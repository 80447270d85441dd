import { lawns } from './problem-descriptions/lawns.js';
import { palms } from './problem-descriptions/palms.js';
import { shrubsAndTrees } from './problem-descriptions/shrubs-and-trees.js';
import type { ProblemDescription } from './problem-descriptions/problem-description.js';

/** Visitors' descriptions of a problem, for the finder's ranking. Written before the ranking was, and not after its words. */
export const problemDescriptions: ProblemDescription[] = [...palms, ...shrubsAndTrees, ...lawns];
