const key = 'chat';

/** Lifetime in milliseconds: that of the conversation's cookie. */
const keptMs = 7 * 86_400_000;

/** The conversation with the office that this browser has begun. Its secret is in a cookie that no script can read. */
interface KeptChat {
  sessionId: string;
  begunAt: number;
  /** Reference of the lead that the conversation became. */
  reference?: string;
}

/** Returns the browser's conversation, from whichever tab; null if there is none or it is too old. */
export function readKeptChat(): KeptChat | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptChat | null;
    return kept && Date.now() - kept.begunAt < keptMs ? kept : null;
  } catch {
    // Unreadable or forbidden storage holds none.
    return null;
  }
}

export function keepChat(chat: KeptChat): void {
  try {
    localStorage.setItem(key, JSON.stringify(chat));
  } catch {
    // Without storage the conversation lasts as long as the page.
  }
}

export function forgetChat(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
