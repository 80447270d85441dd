import { createHmac, hkdfSync } from 'node:crypto';

/** Hashes of a purpose: each has a key of its own, derived from a secret. 32 bytes. */
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
