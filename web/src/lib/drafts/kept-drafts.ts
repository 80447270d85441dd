import { storeJson, readStoredJson } from '../browser-storage';

const prefix = 'draft:';
const dayMs = 24 * 60 * 60 * 1000;

interface KeptDraft {
  userId: string;
  /** Time when the draft was kept, in milliseconds since 1970. */
  keptAt: number;
  value: unknown;
}

const isOwn = (kept: KeptDraft | null, userId: string): kept is KeptDraft =>
  kept?.userId === userId && Date.now() - kept.keptAt < dayMs;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the user's drafts of the last day by key, and deletes all others, because a device may be shared. */
export function readDrafts(userId: string): Record<string, unknown> {
  const own: Record<string, unknown> = {};
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
      const kept = readStoredJson<KeptDraft>('localStorage', key);
      if (isOwn(kept, userId)) own[key.slice(prefix.length)] = kept.value;
      else localStorage.removeItem(key);
    }
  } catch {
    // If storage is forbidden, there are no drafts.
  }
  return own;
}

export const keepDraft = (key: string, userId: string, value: unknown): void =>
  storeJson('localStorage', prefix + key, { userId, keptAt: Date.now(), value } satisfies KeptDraft);

/**
 * Deletes a kept draft if it still has the given value. If it has another value, that value was typed in another tab.
 */
export function forgetDraft(key: string, value: unknown): void {
  const kept = readStoredJson<KeptDraft>('localStorage', prefix + key);
  if (kept && isSame(kept.value, value)) storeJson('localStorage', prefix + key, null);
}

/**
 * Returns whether a draft equals a value that another tab has sent or discarded, or is the beginning of such a text.
 */
const isPartOf = (draft: unknown, ended: unknown): boolean =>
  typeof draft === 'string' && typeof ended === 'string' ? ended.startsWith(draft) : isSame(draft, ended);

/**
 * Returns the key of the user's draft that another tab has sent or discarded, if the draft in this tab is part of it.
 * Drafts of other users and old drafts are deleted for other reasons: for them, returns undefined, so that the draft in
 * this tab stays.
 *
 * @param draftFor returns the draft in this tab
 */
export function endedElsewhere(
  { key, oldValue, newValue }: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>,
  userId: string,
  draftFor: (key: string) => unknown,
): string | undefined {
  if (!key?.startsWith(prefix) || oldValue === null || newValue !== null) return undefined;
  const name = key.slice(prefix.length);
  const ended = JSON.parse(oldValue) as KeptDraft;
  return isOwn(ended, userId) && isPartOf(draftFor(name), ended.value) ? name : undefined;
}
