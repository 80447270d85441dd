import { isDeepStrictEqual } from 'node:util';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import type { PlantGuide } from '@sandhill/company/plant-guide/plant.js';

interface Parts {
  content: SiteContent;
  guide: PlantGuide;
}

/** Returns the names of the parts in which two versions differ, such as `facts`, `guide` and `hours`. */
export function changedParts(before: Parts, after: Parts): string[] {
  const one = { ...before.content, guide: before.guide };
  const other = { ...after.content, guide: after.guide };
  const parts = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof typeof one>;
  return [...parts].filter((part) => !isDeepStrictEqual(one[part], other[part])).toSorted();
}
