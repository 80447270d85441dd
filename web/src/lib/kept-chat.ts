const key = 'chat';

/** Lifetime of the entry in milliseconds; the same as that of the conversation's cookie. */
const keptMs = 7 * 86_400_000;

/** The help-chat conversation that this browser has begun. Its secret is in a cookie that scripts cannot read. */
interface KeptChat {
  sessionId: string;
  begunAt: number;
  reference?: string;
}

/** Returns the conversation that any tab of this browser has begun; null if there is none or it is too old. */
export function readKeptChat(): KeptChat | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptChat | null;
    return kept && Date.now() - kept.begunAt < keptMs ? kept : null;
  } catch {
    // If storage is unreadable or forbidden, there is no conversation.
    return null;
  }
}

export function keepChat(chat: KeptChat): void {
  try {
    localStorage.setItem(key, JSON.stringify(chat));
  } catch {
    // Without storage, the conversation lasts only as long as the page.
  }
}

export function forgetChat(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage, nothing was kept.
  }
}
