import { del, entries, get, set } from 'idb-keyval';

const prefix = 'draft:';
const dayMs = 24 * 60 * 60 * 1000;

interface KeptFile {
  userId: string;
  /** Time when the file was kept, in milliseconds since 1970. */
  keptAt: number;
  file: File;
}

const isOwn = (kept: KeptFile | undefined, userId: string): kept is KeptFile =>
  kept?.userId === userId && Date.now() - kept.keptAt < dayMs;

export async function sweepFiles(userId: string): Promise<void> {
  try {
    const all = await entries<IDBValidKey, KeptFile>();
    const drafts = all.filter(([key]) => typeof key === 'string' && key.startsWith(prefix));
    await Promise.all(drafts.map(([key, kept]) => (isOwn(kept, userId) ? null : del(key))));
  } catch {
    // Browsers may forbid IndexedDB in private windows. Then no file was kept.
  }
}

export async function readFile(key: string, userId: string): Promise<File | null> {
  try {
    const kept = await get<KeptFile>(prefix + key);
    return isOwn(kept, userId) ? kept.file : null;
  } catch {
    return null;
  }
}

/** @param file the file to keep; null deletes the kept file */
export async function keepFile(key: string, userId: string, file: File | null): Promise<void> {
  try {
    if (file) await set(prefix + key, { userId, keptAt: Date.now(), file } satisfies KeptFile);
    else await del(prefix + key);
  } catch {
    // Without storage, the file lasts only as long as the page.
  }
}
