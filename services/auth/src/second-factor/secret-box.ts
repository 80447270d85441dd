import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { AuthConfig } from '../auth.config.js';
import { SecondFactorUnavailable } from './second-factor.errors.js';

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/**
 * Encrypts second-factor secrets, so that the database alone does not reveal them. A secret is bound to its account and
 * does not decrypt in another row.
 */
@Injectable()
export class SecretBox {
  private readonly log = new Logger(SecretBox.name);
  private readonly key: Buffer | undefined;

  constructor(@Inject(AuthConfig) { SECOND_FACTOR_KEY }: Pick<AuthConfig, 'SECOND_FACTOR_KEY'>) {
    if (SECOND_FACTOR_KEY !== undefined) {
      this.key = Buffer.from(hkdfSync('sha256', SECOND_FACTOR_KEY, '', 'sandhill second factor secrets', 32));
    }
  }

  get hasKey(): boolean {
    return this.key !== undefined;
  }

  /** @throws SecondFactorUnavailable without a key. */
  seal(secret: Uint8Array, accountId: string): Buffer {
    if (!this.key) throw new SecondFactorUnavailable();
    const nonce = randomBytes(nonceLength);
    const sealing = createCipheriv(cipher, this.key, nonce).setAAD(Buffer.from(accountId));
    const sealed = Buffer.concat([sealing.update(secret), sealing.final()]);
    return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
  }

  /**
   * Decrypts a secret.
   *
   * @throws SecondFactorUnavailable without the key that encrypted the secret, for another account, or if the bytes
   *   were changed
   */
  open(sealed: Buffer, accountId: string): Buffer {
    if (!this.key) throw new SecondFactorUnavailable();
    const opening = createDecipheriv(cipher, this.key, sealed.subarray(0, nonceLength), {
      authTagLength: tagLength,
    })
      .setAAD(Buffer.from(accountId))
      .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
    try {
      return Buffer.concat([opening.update(sealed.subarray(nonceLength + tagLength)), opening.final()]);
    } catch (error) {
      this.log.error('cannot decrypt a second factor: SECOND_FACTOR_KEY is not the key that encrypted it');
      throw new SecondFactorUnavailable({ cause: error });
    }
  }
}
