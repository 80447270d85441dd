import type { GuideEntryName } from '@sandhill/company/plant-guide/guide-entry-name.js';

const maxPages = 5;

export function publishedSlugs(sent: readonly string[], entries: readonly GuideEntryName[]): string[] {
  return [...new Set(sent)]
    .filter((sentSlug) => entries.some(({ slug }) => slug === sentSlug))
    .slice(0, maxPages);
}

export function entriesOf(slugs: readonly string[], entries: readonly GuideEntryName[]): GuideEntryName[] {
  return slugs.flatMap((slug) => entries.find((entry) => entry.slug === slug) ?? []);
}
