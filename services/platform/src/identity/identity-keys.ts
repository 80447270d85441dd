import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';

/**
 * Creates a P-256 key pair in the format of the variables: DER in base64, on one line. The private half is the
 * gateway's `IDENTITY_PRIVATE_KEY`, the public half every service's `IDENTITY_PUBLIC_KEY`.
 */
export function makeIdentityKeys(): { privateKey: string; publicKey: string } {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/**
 * Converts a private key to PEM for the JWT library.
 *
 * @throws if the text is not a valid key
 */
export function privateKeyPem(base64: string): string {
  const key = createPrivateKey({ key: Buffer.from(base64, 'base64'), type: 'pkcs8', format: 'der' });
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Returns the key id of a pair. Tokens carry it, so that a service with several public keys picks the right one. */
export function keyId(publicPem: string): string {
  return idOf(createPublicKey(publicPem));
}

export function keyIdOfPrivate(privatePem: string): string {
  return idOf(createPublicKey(createPrivateKey(privatePem)));
}

function idOf(publicKey: KeyObject): string {
  const bytes = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
}

/**
 * Returns the keys of `IDENTITY_PUBLIC_KEY` as PEM, the current one first. During a rotation there are two, separated
 * by a comma, because tokens that the previous key signed are still in use.
 *
 * @throws if one of the keys is invalid
 */
export function publicKeyPems(text: string): string[] {
  return text.split(',').map((base64) => publicKeyPem(base64.trim()));
}

/**
 * Converts a public key to PEM for the JWT library.
 *
 * @throws if the text is not a valid key
 */
export function publicKeyPem(base64: string): string {
  const key = createPublicKey({ key: Buffer.from(base64, 'base64'), type: 'spki', format: 'der' });
  return key.export({ type: 'spki', format: 'pem' }).toString();
}
