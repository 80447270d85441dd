type Area = 'localStorage' | 'sessionStorage';

/**
 * Returns a kept text; null if there is none, undefined if storage is forbidden. If it is forbidden, even accessing the
 * storage object throws.
 */
export function readStoredText(area: Area, key: string): string | null | undefined {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * Returns whether the browser keeps cookies. Also checks storage: browsers that block cookies forbid storage, and in
 * Chromium `cookieEnabled` stays true although cookies are blocked.
 */
export const acceptsCookies = (): boolean =>
  navigator.cookieEnabled && readStoredText('localStorage', 'any') !== undefined;

/** Keeps a text in the browser's storage. `null` deletes it. If storage is forbidden or full, nothing is kept. */
export function storeText(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
  } catch {
    // Without storage, the page works, but the value is lost when the page is reloaded.
  }
}

/** Returns a kept value; null if there is none, or if it is unreadable. */
export function readStoredJson<T>(area: Area, key: string): T | null {
  try {
    return JSON.parse(readStoredText(area, key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Keeps a value as JSON, as `storeText` keeps a text. */
export const storeJson = (area: Area, key: string, value: unknown): void =>
  storeText(area, key, value === null ? null : JSON.stringify(value));
