const key = 'chat';

/** As long as the conversation's cookie. */
const keptMs = 7 * 86_400_000;

/** The conversation with the office that this browser has begun. Its secret is in a cookie that no script can read. */
interface KeptChat {
  sessionId: string;
  begunAt: number;
  /** Of the lead that it became. */
  reference?: string;
}

/** The browser's conversation, whichever of its tabs began it; null if there is none or it is too old. */
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
