import type { SitePicture } from '@sandhill/company/pictures/site-picture.js';
import type { KnownPictures } from './pictures-copy.repository.js';

/** Time limit in milliseconds. It is short, because publications and previews wait for the answer. */
const answerTimeoutMs = 2_000;

const address = (mediaUrl: string) => new URL('/api/internal/site-pictures', mediaUrl);

/**
 * Fetches the pictures of these projects from media.
 *
 * @throws if there is no readable answer within 2 s
 */
export async function fetchPictures(mediaUrl: string, ids: readonly string[]): Promise<KnownPictures> {
  const url = address(mediaUrl);
  url.searchParams.set('ids', ids.join(','));
  const response = await fetch(url, { signal: AbortSignal.timeout(answerTimeoutMs) });
  if (!response.ok) throw new Error(`media answered ${response.status}`);
  const { pictures } = (await response.json()) as { pictures?: SitePicture[] };
  if (!Array.isArray(pictures)) throw new Error('media told no pictures');
  return new Map(ids.map((id) => [id, pictures.find((one) => one.id === id) ?? null]));
}

/** Returns whether visitors see the gallery picture of a path. @throws as `fetchPictures` */
export async function isPictureShown(mediaUrl: string, path: string): Promise<boolean> {
  const url = new URL('/api/internal/site-pictures/shown', mediaUrl);
  url.searchParams.set('path', path);
  const response = await fetch(url, { signal: AbortSignal.timeout(answerTimeoutMs) });
  if (!response.ok) throw new Error(`media answered ${response.status}`);
  return ((await response.json()) as { isShown: boolean }).isShown;
}

/** A picture with its uses: where the site shows it or is going to show it. */
export interface PictureUse {
  id: string;
  places: string[];
}

/**
 * The pictures that the site uses. `uses` identifies pictures by their project's id; `guideImages` lists the paths of
 * the pictures of guide entries.
 */
export interface PictureUses {
  uses: PictureUse[];
  guideImages: string[];
}

/** Reports to media the pictures that it must not delete. @throws as `fetchPictures` */
export async function noteUses(mediaUrl: string, uses: PictureUses): Promise<void> {
  const response = await fetch(address(mediaUrl), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(uses),
    signal: AbortSignal.timeout(answerTimeoutMs),
  });
  if (!response.ok) throw new Error(`media answered ${response.status}`);
}
