import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { UserError } from '../user-error.js';

/** Beginning of the line of a key file that names a trusted installation by its public key. */
const label = '# signer: ';

/**
 * Signs files that this installation writes into a target (Ed25519). Anyone who can write into the target can encrypt
 * files, but not sign them.
 */
export class Signer {
  /** The public key (SPKI, base64), as a key file contains it. */
  readonly publicKey: string;
  private readonly key: KeyObject;

  /**
   * Reads the private key.
   *
   * @param key PKCS #8, DER, base64
   * @throws UserError
   */
  constructor(key: string) {
    try {
      this.key = createPrivateKey({ key: Buffer.from(key, 'base64'), type: 'pkcs8', format: 'der' });
      this.publicKey = createPublicKey(this.key).export({ type: 'spki', format: 'der' }).toString('base64');
    } catch {
      throw new UserError('BACKUP_SIGNING_KEY is not a key (Ed25519, PKCS #8, DER, base64).');
    }
  }

  sign(text: string): string {
    return sign(null, Buffer.from(text), this.key).toString('base64');
  }
}

export class Signers {
  private readonly keys: KeyObject[];

  /**
   * Reads the public keys.
   *
   * @param publicKeys each SPKI, DER, base64
   * @throws UserError
   */
  constructor(publicKeys: readonly string[]) {
    try {
      this.keys = publicKeys.map((key) =>
        createPublicKey({ key: Buffer.from(key, 'base64'), type: 'spki', format: 'der' }),
      );
    } catch {
      throw new UserError('A line "# signer:" of the key file holds no key.');
    }
  }

  verify(text: string, signature: unknown): boolean {
    if (typeof signature !== 'string') return false;
    const bytes = Buffer.from(signature, 'base64');
    return this.keys.some((key) => verify(null, Buffer.from(text), key, bytes));
  }
}

export const signerLine = ({ publicKey }: Signer) => `${label}${publicKey}`;

export const signersIn = (keyFile: string): string[] =>
  keyFile
    .split('\n')
    .filter((line) => line.startsWith(label))
    .map((line) => line.slice(label.length).trim());
