import type { Stories } from '@sandhill/company/stories/story.js';

const answerTimeoutMs = 5_000;

/** Limit on the answer's length: 1,500 stories of 12 pictures each have about 24 MB. */
const maxBytes = 40_000_000;

/**
 * Fetches the stories from media.
 *
 * @param known the revision that the caller already has
 * @returns undefined if nothing has changed since that revision
 * @throws if there is no readable answer within 5 s
 */
export async function fetchStories(mediaUrl: string, known: string): Promise<Stories | undefined> {
  const response = await fetch(new URL('/api/internal/stories', mediaUrl), {
    headers: { 'if-none-match': `"${known}"` },
    signal: AbortSignal.timeout(answerTimeoutMs),
  });
  if (response.status === 304) return undefined;
  const text = await response.text();
  if (!response.ok || text.length > maxBytes) throw new Error(`media answered ${response.status}`);
  const { revision, stories } = JSON.parse(text) as Partial<Stories>;
  if (typeof revision !== 'string' || !Array.isArray(stories)) throw new Error('media told no stories');
  return { revision, stories };
}
