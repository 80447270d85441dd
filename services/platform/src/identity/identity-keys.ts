import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';

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

/** The name of a pair, which a token carries: whoever knows several public keys takes the right one. */
export function keyId(publicKeyPem: string): string {
  return idOf(createPublicKey(publicKeyPem));
}

/** The same name, from the other half. */
export function keyIdOfPrivate(privateKeyPem: string): string {
  return idOf(createPublicKey(createPrivateKey(privateKeyPem)));
}

function idOf(publicKey: KeyObject): string {
  const bytes = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
}

/**
 * The keys of `IDENTITY_PUBLIC_KEY`, the current one first. While the pair is changed there are two, with a comma
 * between: tokens under the old one are still under way.
 *
 * @throws when one of them is no such key.
 */
export function publicKeyPems(text: string): string[] {
  return text.split(',').map((base64) => publicKeyPem(base64.trim()));
}

/** PEM, as the JWT library wants it. @throws when the text is no such key. */
export function publicKeyPem(base64: string): string {
  const key = createPublicKey({ key: Buffer.from(base64, 'base64'), type: 'spki', format: 'der' });
  return key.export({ type: 'spki', format: 'pem' }).toString();
}
