import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Returns a function that makes hashes (32 bytes) for one purpose. Each purpose has its own key, derived from a secret.
 */
export function keyedHash(
  secret: string | undefined,
  purpose: string,
): (...parts: Array<string | Buffer>) => Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret ?? '', '', purpose, 32));
  return (...parts) => {
    const mac = createHmac('sha256', key);
    for (const part of parts) mac.update(part);
    return mac.digest();
  };
}
