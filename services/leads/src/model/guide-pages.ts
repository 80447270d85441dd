import type { GuideEntryName } from '@sandhill/company/plant-guide/guide-entry-name.js';

const mostPages = 5;

/** Keeps the slugs of published entries that a form sent, each once, the first five (G10). */
export function publishedSlugs(sent: readonly string[], entries: readonly GuideEntryName[]): string[] {
  return [...new Set(sent)]
    .filter((sentSlug) => entries.some(({ slug }) => slug === sentSlug))
    .slice(0, mostPages);
}

/** The entries of a lead's slugs, in their order; one that is no longer published is left out. */
export function entriesOf(slugs: readonly string[], entries: readonly GuideEntryName[]): GuideEntryName[] {
  return slugs.flatMap((slug) => entries.find((entry) => entry.slug === slug) ?? []);
}
