import { firstSite } from '../content/first-site.js';
import type { GuideEntryName } from '../plant-guide/guide-entry-name.js';
import type { Site } from '../content/site.js';

/** The firm's current texts and facts. Read them for each mail or request, and do not cache them. */
export abstract class PublishedContent {
  abstract readonly current: Site;
  /** Names of the published entries of the plant guide and the problem finder. */
  abstract readonly guide: readonly GuideEntryName[];
}

/**
 * Returns the published site for a command that runs outside a service. Returns the built-in first version if the site
 * cannot be read.
 */
export async function readPublishedContent(contentUrl: string | undefined): Promise<PublishedContent> {
  if (!contentUrl) return { current: firstSite, guide: [] };
  const { fetchPublished } = await import('./fetch-published.js');
  const published = await fetchPublished(contentUrl).catch(() => undefined);
  return { current: published?.site ?? firstSite, guide: published?.guide ?? [] };
}
