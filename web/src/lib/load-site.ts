import type { SiteOfToday } from '@sandhill/company/content/of-today.js';
import type { PublicContent } from '@sandhill/company/content/public-content.js';

/**
 * Provides the words that the page was rendered with, for `lib/site.ts`: the app must not be loaded before.
 *
 * @throws where they cannot be had, such as offline
 */
export async function loadSite(address: string | undefined): Promise<void> {
  if (globalThis.sandhillSite) return;
  globalThis.sandhillSite = address ? await fetchFromAnyCopy(address) : await publishedSite();
}

/** In milliseconds. Copies of the public server take a publication over within a second of each other. */
const pausesMs = [500, 1_000, 1_500];

/** The page may come from a copy that has a new version already, and its words be asked of one that has not. */
async function fetchFromAnyCopy(address: string, pauses = pausesMs): Promise<SiteOfToday> {
  const [pauseMs, ...later] = pauses;
  try {
    return await fetchJson<SiteOfToday>(address);
  } catch (error) {
    if (pauseMs === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return fetchFromAnyCopy(address, later);
  }
}

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address, { priority: 'high' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}

/** In development, where pages are not rendered. */
async function publishedSite(): Promise<SiteOfToday> {
  if (!import.meta.env.DEV) throw new Error('the page does not name its words');
  const [{ readSite }, { siteOfToday }, { content }] = await Promise.all([
    import('@sandhill/company/content/site.js'),
    import('@sandhill/company/content/of-today.js'),
    fetchJson<{ content: PublicContent }>('/api/site'),
  ]);
  return siteOfToday(readSite(content), new Date());
}
