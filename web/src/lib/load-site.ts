import type { SiteOfToday } from '@sandhill/company/content/of-today.js';
import type { PublicContent } from '@sandhill/company/content/public-content.js';
import { fetchFromAnyCopy, fetchJson } from './fetch-from-any-copy';

/**
 * Loads the content that the page was rendered with, for `lib/site.ts`. Must be called before the app's modules load.
 *
 * @throws if the content cannot be loaded, for instance offline
 */
export async function loadSite(address: string | undefined): Promise<void> {
  if (globalThis.sandhillSite) return;
  globalThis.sandhillSite = address ? await fetchFromAnyCopy<SiteOfToday>(address) : await publishedSite();
}

/** Fetches the published content. Only for development, where pages are not prerendered. */
async function publishedSite(): Promise<SiteOfToday> {
  if (!import.meta.env.DEV) throw new Error('the page does not name its words');
  const [{ readSite }, { siteOfToday }, { content }] = await Promise.all([
    import('@sandhill/company/content/site.js'),
    import('@sandhill/company/content/of-today.js'),
    fetchJson<{ content: PublicContent }>('/api/site'),
  ]);
  return siteOfToday(readSite(content), new Date());
}
