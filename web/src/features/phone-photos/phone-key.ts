const keyOf = (token: string) => `phone-photos:${token}`;

const aKey = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Returns the key that binds a handover link to this tab of this phone. It is created once and survives a reload if the
 * tab has storage.
 */
export function phoneKey(token: string): string {
  try {
    const key = sessionStorage.getItem(keyOf(token)) ?? aKey();
    sessionStorage.setItem(keyOf(token), key);
    return key;
  } catch {
    return aKey();
  }
}
