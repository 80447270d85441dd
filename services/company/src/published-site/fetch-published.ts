import type { PublicContent } from '../content/public-content.js';
import type { GuideEntryName } from '../plant-guide/guide-entry-name.js';
import { readSite, type Site } from '../content/site.js';

/** The content service's answer, parsed. */
export interface Published {
  version: number;
  content: PublicContent;
  site: Site;
  /** The published entries of the guide. */
  guide: GuideEntryName[];
  etag?: string;
}

/** A content service of the version before has no guide. */
type Answer = Pick<Published, 'version' | 'content'> & Partial<Pick<Published, 'guide'>>;

const answerTimeoutMs = 1_500;

/** Larger than any content that the schema allows. */
const mostBytes = 2_000_000;

/**
 * Asks the content service once.
 *
 * @param etag of what the caller has
 * @returns undefined when nothing has changed
 * @throws when there is no answer within 1.5 s, or none that can be read
 */
export async function fetchPublished(contentUrl: string, etag?: string): Promise<Published | undefined> {
  const response = await fetch(new URL('/api/site', contentUrl), {
    headers: etag ? { 'if-none-match': etag } : {},
    signal: AbortSignal.timeout(answerTimeoutMs),
  });
  if (response.status === 304) return undefined;
  const text = await response.text();
  if (!response.ok || text.length > mostBytes)
    throw new Error(`the content service answered ${response.status}`);
  const { version, content, guide = [] } = JSON.parse(text) as Answer;
  const site = readSite(content);
  return { version, content, site, guide, etag: response.headers.get('etag') ?? undefined };
}
