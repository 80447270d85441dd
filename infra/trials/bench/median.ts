import { percentile } from './percentile.ts';

/** Returns the median; of an even number of values, the lower of the middle two. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
