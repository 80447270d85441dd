import { keep, readKept } from '../kept';

const prefix = 'draft:';
const dayMs = 24 * 60 * 60 * 1000;

interface KeptDraft {
  userId: string;
  /** Time when the draft was kept, in milliseconds since 1970. */
  keptAt: number;
  value: unknown;
}

/** Returns the user's drafts of the last day by key, and deletes all others, because a device may be shared. */
export function readDrafts(userId: string): Record<string, unknown> {
  const own: Record<string, unknown> = {};
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
      const kept = readKept<KeptDraft>('localStorage', key);
      if (kept?.userId === userId && Date.now() - kept.keptAt < dayMs)
        own[key.slice(prefix.length)] = kept.value;
      else localStorage.removeItem(key);
    }
  } catch {
    // If storage is forbidden, there are no drafts.
  }
  return own;
}

export const keepDraft = (key: string, userId: string, value: unknown): void =>
  keep('localStorage', prefix + key, { userId, keptAt: Date.now(), value } satisfies KeptDraft);

export const forgetDraft = (key: string): void => keep('localStorage', prefix + key, null);
