import { isDeepStrictEqual } from 'node:util';
import type { SiteContent } from '@sandhill/company/content/site-content.js';

/** Names of the parts in which two contents differ, such as `facts` and `hours`. */
export function changedParts(before: SiteContent, after: SiteContent): string[] {
  const parts = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof SiteContent>;
  return [...parts].filter((part) => !isDeepStrictEqual(before[part], after[part])).toSorted();
}
