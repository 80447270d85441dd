import type { GuideEntryName } from '@sandhill/company/plant-guide/guide-entry-name.js';

const mostPages = 5;

/** Returns the first five distinct slugs of a form that belong to published guide entries. */
export function publishedSlugs(sent: readonly string[], entries: readonly GuideEntryName[]): string[] {
  return [...new Set(sent)]
    .filter((sentSlug) => entries.some(({ slug }) => slug === sentSlug))
    .slice(0, mostPages);
}

/** Returns the guide entries of a lead's slugs, in order. Unpublished entries are left out. */
export function entriesOf(slugs: readonly string[], entries: readonly GuideEntryName[]): GuideEntryName[] {
  return slugs.flatMap((slug) => entries.find((entry) => entry.slug === slug) ?? []);
}
