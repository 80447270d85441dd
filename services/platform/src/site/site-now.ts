import { firstSite } from '@sandhill/company/content/first-site.js';
import type { Site } from '@sandhill/company/content/site.js';

/** The firm's words and facts as they are at this moment: read them for each mail or request, and do not keep them. */
export abstract class SiteNow {
  abstract readonly current: Site;
}

/** For a command that has no service around it: what is published, or the first version where that cannot be read. */
export async function readSiteOnce(contentUrl: string | undefined): Promise<SiteNow> {
  if (!contentUrl) return { current: firstSite };
  const { fetchPublished } = await import('./fetch-published.js');
  const published = await fetchPublished(contentUrl).catch(() => undefined);
  return { current: published?.site ?? firstSite };
}
