const prefix = 'draft:';
const dayMs = 24 * 60 * 60 * 1000;

interface KeptDraft {
  userId: string;
  /** Time when the draft was kept, in milliseconds since 1970. */
  keptAt: number;
  value: unknown;
}

function read(key: string): KeptDraft | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as KeptDraft | null;
  } catch {
    return null;
  }
}

/** Returns the user's drafts of the last day by key, and deletes all others, because a device may be shared. */
export function readDrafts(userId: string): Record<string, unknown> {
  const own: Record<string, unknown> = {};
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
      const kept = read(key);
      if (kept?.userId === userId && Date.now() - kept.keptAt < dayMs)
        own[key.slice(prefix.length)] = kept.value;
      else localStorage.removeItem(key);
    }
  } catch {
    // If storage is forbidden, there are no drafts.
  }
  return own;
}

export function keepDraft(key: string, userId: string, value: unknown): void {
  try {
    const kept: KeptDraft = { userId, keptAt: Date.now(), value };
    localStorage.setItem(prefix + key, JSON.stringify(kept));
  } catch {
    // Without storage, a draft lasts only as long as the page.
  }
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Without storage, nothing was kept.
  }
}
