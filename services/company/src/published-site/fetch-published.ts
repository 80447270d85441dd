import type { PublicContent } from '../content/public-content.js';
import type { GuideEntryName } from '../plant-guide/guide-entry-name.js';
import { readSite, type Site } from '../content/site.js';

export interface Published {
  version: number;
  content: PublicContent;
  site: Site;
  guide: GuideEntryName[];
  etag?: string;
}

/** The answer of the content service. During an upgrade, a process with the older software sends no guide. */
type Answer = Pick<Published, 'version' | 'content'> & Partial<Pick<Published, 'guide'>>;

const answerTimeoutMs = 1_500;

/** Size limit of the answer in bytes. It is larger than any content that the schema allows. */
const maxBytes = 2_000_000;

/**
 * Asks the content service once.
 *
 * @param etag the ETag of the content that the caller has
 * @returns undefined if nothing has changed
 * @throws if there is no answer within 1.5 s, or the answer is unreadable
 */
export async function fetchPublished(contentUrl: string, etag?: string): Promise<Published | undefined> {
  const response = await fetch(new URL('/api/site', contentUrl), {
    // With `If-None-Match` alone, `fetch` adds `Cache-Control: no-cache`, to which Express never answers 304.
    headers: etag ? { 'if-none-match': etag, 'cache-control': 'max-age=0' } : {},
    signal: AbortSignal.timeout(answerTimeoutMs),
  });
  if (response.status === 304) return undefined;
  const text = await response.text();
  if (!response.ok || Buffer.byteLength(text) > maxBytes)
    throw new Error(`the content service answered ${response.status}`);
  const { version, content, guide = [] } = JSON.parse(text) as Answer;
  const site = readSite(content);
  return { version, content, site, guide, etag: response.headers.get('etag') ?? undefined };
}
