import { storeText, readStoredText } from '../../lib/browser-storage';

const keyOf = (token: string) => `phone-photos:${token}`;

const aKey = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Returns the key that binds a handover link to this tab of this phone. It is created once and survives a reload if the
 * tab has storage.
 */
export function phoneKey(token: string): string {
  const key = readStoredText('sessionStorage', keyOf(token)) ?? aKey();
  storeText('sessionStorage', keyOf(token), key);
  return key;
}
