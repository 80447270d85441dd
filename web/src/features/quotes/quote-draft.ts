import { del, entries, get, set } from 'idb-keyval';
import type { Attempt } from '../../lib/attempt';
import { randomId } from '../../lib/random-id';
import type { QuoteDraftValues } from './empty-quote';
import type { QuotePhoto } from './photo-rules';

const key = 'quote-draft';
const photoKeyPrefix = 'quote-photos:';
const dayMs = 24 * 60 * 60 * 1000;

/** A form begun and not yet sent: its texts live in the tab's session storage, its photos in IndexedDB. */
export interface QuoteDraft {
  id: string;
  savedAt: number;
  startedAt: number;
  values: QuoteDraftValues | null;
  /** The last try to send it. */
  attempt: Attempt | null;
}

interface StoredPhotos {
  savedAt: number;
  photos: QuotePhoto[];
}

const isFresh = (savedAt: number) => Date.now() - savedAt < dayMs;

export const newDraft = (): QuoteDraft => ({
  id: randomId(),
  savedAt: Date.now(),
  startedAt: Date.now(),
  values: null,
  attempt: null,
});

/** The tab's draft, or a new one when there is none, it is older than a day, or storage is switched off. */
export function loadDraft(): QuoteDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as QuoteDraft | null;
    if (stored && isFresh(stored.savedAt)) return stored;
  } catch {
    // Unreadable or forbidden storage is no draft.
  }
  return newDraft();
}

export function saveDraft(draft: QuoteDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...draft, savedAt: Date.now() }));
  } catch {
    // Without storage the form still works; a reload then loses what was typed.
  }
}

/** The photos of a draft. Photos of drafts older than a day are removed on the way. */
export async function loadPhotos(draftId: string): Promise<QuotePhoto[]> {
  try {
    const all = await entries<string, StoredPhotos>();
    const stale = all.filter(([name, stored]) => name.startsWith(photoKeyPrefix) && !isFresh(stored.savedAt));
    await Promise.all(stale.map(([name]) => del(name)));
    return (await get<StoredPhotos>(photoKeyPrefix + draftId))?.photos ?? [];
  } catch {
    // Private windows may refuse IndexedDB.
    return [];
  }
}

export async function savePhotos(draftId: string, photos: QuotePhoto[]): Promise<void> {
  try {
    if (photos.length === 0) await del(photoKeyPrefix + draftId);
    else await set(photoKeyPrefix + draftId, { savedAt: Date.now(), photos } satisfies StoredPhotos);
  } catch {
    // The photos then live as long as the page.
  }
}

export async function clearDraft(draftId: string): Promise<void> {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
  await savePhotos(draftId, []);
}
