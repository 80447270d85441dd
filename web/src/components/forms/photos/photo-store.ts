import { del, entries, set } from 'idb-keyval';
import type { DraftName } from '../draft-key';
import type { FormPhoto } from './photo-rules';

const isKey = (key: string) => /^(?:quote|contact)-photos:/.test(key);
const keyOf = (name: DraftName, draftId: string) => `${name}-photos:${draftId}`;
const dayMs = 24 * 60 * 60 * 1000;

interface StoredPhotos {
  savedAt: number;
  photos: FormPhoto[];
}

const isFresh = (savedAt: number) => Date.now() - savedAt < dayMs;

/** Returns the photos of a draft. Also deletes photos of drafts older than a day. */
export async function loadPhotos(name: DraftName, draftId: string): Promise<FormPhoto[]> {
  try {
    const all = await entries<string, StoredPhotos>();
    const stale = all.filter(([key, stored]) => isKey(key) && !isFresh(stored.savedAt));
    await Promise.all(stale.map(([key]) => del(key)));
    const own = all.find(([key]) => key === keyOf(name, draftId));
    return own && !stale.includes(own) ? own[1].photos : [];
  } catch {
    // Browsers may forbid IndexedDB in private windows.
    return [];
  }
}

export async function savePhotos(name: DraftName, draftId: string, photos: FormPhoto[]): Promise<void> {
  try {
    if (photos.length === 0) await del(keyOf(name, draftId));
    else await set(keyOf(name, draftId), { savedAt: Date.now(), photos } satisfies StoredPhotos);
  } catch {
    // Without the store, the photos last only as long as the page.
  }
}
