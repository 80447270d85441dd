import { del, entries, get, set } from 'idb-keyval';
import type { QuotePhoto } from './photo-rules';

const keyPrefix = 'quote-photos:';
const dayMs = 24 * 60 * 60 * 1000;

interface StoredPhotos {
  savedAt: number;
  photos: QuotePhoto[];
}

const isFresh = (savedAt: number) => Date.now() - savedAt < dayMs;

/** The photos of a draft. Photos of drafts older than a day are removed on the way. */
export async function loadPhotos(draftId: string): Promise<QuotePhoto[]> {
  try {
    const all = await entries<string, StoredPhotos>();
    const stale = all.filter(([name, stored]) => name.startsWith(keyPrefix) && !isFresh(stored.savedAt));
    await Promise.all(stale.map(([name]) => del(name)));
    return (await get<StoredPhotos>(keyPrefix + draftId))?.photos ?? [];
  } catch {
    // Private windows may refuse IndexedDB.
    return [];
  }
}

export async function savePhotos(draftId: string, photos: QuotePhoto[]): Promise<void> {
  try {
    if (photos.length === 0) await del(keyPrefix + draftId);
    else await set(keyPrefix + draftId, { savedAt: Date.now(), photos } satisfies StoredPhotos);
  } catch {
    // The photos then live as long as the page.
  }
}
