import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { fixedError } from '@sandhill/platform/errors/domain.error.js';
import { AuthConfig } from '../auth.config.js';

const idBytes = 16;
const markBytes = 32;

class LinksUnavailable extends fixedError(
  409,
  'links_unavailable',
  'Links cannot be emailed: SECOND_FACTOR_KEY is not set.',
) {}

/**
 * Makes and checks the tokens of mailed links: a token is the link's id with its HMAC. The database without the key is
 * not enough to make a valid token, and a mail that is sent again has the same token.
 */
@Injectable()
export class LinkTokens {
  private readonly key: Buffer | undefined;

  constructor(@Inject(AuthConfig) { SECOND_FACTOR_KEY }: Pick<AuthConfig, 'SECOND_FACTOR_KEY'>) {
    if (SECOND_FACTOR_KEY !== undefined)
      this.key = Buffer.from(hkdfSync('sha256', SECOND_FACTOR_KEY, '', 'sandhill account links', 32));
  }

  get hasKey(): boolean {
    return this.key !== undefined;
  }

  /** @throws LinksUnavailable */
  of(linkId: string): string {
    const id = Buffer.from(linkId.replaceAll('-', ''), 'hex');
    return Buffer.concat([id, this.markOf(id)]).toString('base64url');
  }

  /** Returns the id of the link that a token is for; undefined if the token is not valid. */
  linkIn(token: string): string | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (!this.key || bytes.length !== idBytes + markBytes || bytes.toString('base64url') !== token)
      return undefined;
    const id = bytes.subarray(0, idBytes);
    if (!timingSafeEqual(bytes.subarray(idBytes), this.markOf(id))) return undefined;
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  private markOf(id: Buffer): Buffer {
    if (!this.key) throw new LinksUnavailable();
    return createHmac('sha256', this.key).update(id).digest();
  }
}
