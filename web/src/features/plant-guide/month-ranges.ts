import type { Month } from '@sandhill/company/guides/service-guide.js';

const after = (month: number) => (month % 12) + 1;
const before = (month: number) => ((month + 10) % 12) + 1;

/**
 * Returns months as ranges, sorted by their first month. A range may cross the end of the year: 11, 12, 1, 6 becomes
 * June, and November to January.
 */
export function monthRanges(months: readonly Month[]): [from: Month, to: Month][] {
  const known = new Set<number>(months);
  if (known.size === 12) return [[1, 12]];
  return [...known]
    .filter((month) => !known.has(before(month)))
    .sort((one, other) => one - other)
    .map((from) => {
      let to = from;
      while (known.has(after(to))) to = after(to);
      return [from as Month, to as Month];
    });
}
