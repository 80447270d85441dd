import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { UserError } from '../user-error.js';
import { Signers, signersIn, type Signer } from './signature.js';

/**
 * Encrypts for recipients (`age1…`) in the format of age, so that age's own command line can decrypt the files. Also
 * signs.
 */
export class Seal {
  readonly signer: Signer;
  /** Fingerprint of the recipients. Files that were encrypted for other recipients count as missing. */
  readonly fingerprint: string;
  /** Fingerprint of the recipients and the signer. It names the folder with the copies of the ledger. */
  readonly signedFingerprint: string;
  private readonly encrypter = new Encrypter();

  /**
   * Prepares to encrypt for the recipients.
   *
   * @throws UserError if a recipient is invalid, or there is none
   */
  constructor(recipients: readonly string[], signer: Signer) {
    this.signer = signer;
    if (recipients.length === 0) throw new UserError('There is no recipient to encrypt backups for.');
    for (const recipient of recipients) {
      try {
        this.encrypter.addRecipient(recipient);
      } catch {
        throw new UserError(
          `BACKUP_RECIPIENT: ${recipient.slice(0, 12)}… is not a recipient of age (age1…).`,
        );
      }
    }
    const all = recipients.toSorted().join();
    this.fingerprint = fingerprintOf(all);
    this.signedFingerprint = fingerprintOf(`${all} ${signer.publicKey}`);
  }

  async bytes(content: Buffer): Promise<Buffer> {
    const sealed = await this.encrypter.encrypt(content);
    return Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  }

  async stream(content: Readable): Promise<Readable> {
    return fromWeb(await this.encrypter.encrypt(toWeb(content)));
  }
}

const fingerprintOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Thrown if the file was encrypted for other keys than the given ones. */
export class OtherKey extends UserError {}

/** Decrypts with identities (`AGE-SECRET-KEY-1…`), and has the list of trusted signers. */
export class Key {
  readonly signers: Signers;
  /** Whether the key file names a signer. */
  readonly namesSigner: boolean;
  /** Whether the key was found on this machine, and not given by the operator. */
  readonly isOfThisMachine: boolean;
  private readonly decrypter = new Decrypter();

  /**
   * @param text content of a key file: one line for each identity; lines with `# signer:` name trusted installations,
   *   and other lines with `#` are comments
   * @param options.own this installation's public key
   * @throws UserError
   */
  constructor(
    text: string,
    { own, isOfThisMachine = false }: { own?: string; isOfThisMachine?: boolean } = {},
  ) {
    this.isOfThisMachine = isOfThisMachine;
    const named = signersIn(text);
    this.namesSigner = named.length > 0;
    this.signers = new Signers([...named, ...(own ? [own] : [])]);
    const identities = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line && !line.startsWith('#'));
    if (identities.length === 0) throw new UserError('The key file holds no age key (AGE-SECRET-KEY-1…).');
    for (const identity of identities) {
      try {
        this.decrypter.addIdentity(identity.trim());
      } catch {
        throw new UserError('The key file holds something other than age keys (AGE-SECRET-KEY-1…).');
      }
    }
  }

  /**
   * Decrypts bytes.
   *
   * @throws UserError if the key does not fit, or the content is damaged
   */
  async bytes(content: Buffer, what: string): Promise<Buffer> {
    try {
      return Buffer.from(await this.decrypter.decrypt(content));
    } catch (error) {
      throw explain(error, what);
    }
  }

  /**
   * Decrypts a stream. Errors in the content reach the stream's reader.
   *
   * @throws UserError if the key does not fit
   */
  async stream(content: Readable, what: string): Promise<Readable> {
    try {
      return fromWeb(await this.decrypter.decrypt(toWeb(content)));
    } catch (error) {
      throw explain(error, what);
    }
  }
}

function explain(error: unknown, what: string): Error {
  if (error instanceof UserError) return error;
  if (/no identity matched/.test(String(error)))
    return new OtherKey(
      `This key does not open ${what}: it was encrypted for another one. Say KEY=file with the right one.`,
    );
  return new UserError(`damaged: ${what} cannot be decrypted`);
}

// Node's and the DOM's types describe the same streams, but TypeScript treats them as different.
const toWeb = (stream: Readable) =>
  Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: unknown) => Readable.fromWeb(stream as ReadableStream);
