import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';

/**
 * Returns a function that makes 32-byte hashes for one purpose. The key of the hashes is derived from the secret and
 * the purpose.
 */
export function keyedHash(
  secret: string | undefined,
  purpose: string,
): (...parts: Array<string | Buffer>) => Buffer {
  // With a buffer instead of a key object, each HMAC takes six times as long.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret ?? '', '', purpose, 32)));
  return (...parts) => {
    const mac = createHmac('sha256', key);
    for (const part of parts) mac.update(part);
    return mac.digest();
  };
}
