import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';

/**
 * A fresh P-256 pair in the form the variables take: DER, base64, on one line.
 * The private half is the gateway's `IDENTITY_PRIVATE_KEY`, the public one every service's `IDENTITY_PUBLIC_KEY`.
 */
export function makeIdentityKeys(): { privateKey: string; publicKey: string } {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/** PEM, as the JWT library wants it. @throws when the text is no such key. */
export function privateKeyPem(base64: string): string {
  const key = createPrivateKey({ key: Buffer.from(base64, 'base64'), type: 'pkcs8', format: 'der' });
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** PEM, as the JWT library wants it. @throws when the text is no such key. */
export function publicKeyPem(base64: string): string {
  const key = createPublicKey({ key: Buffer.from(base64, 'base64'), type: 'spki', format: 'der' });
  return key.export({ type: 'spki', format: 'pem' }).toString();
}
