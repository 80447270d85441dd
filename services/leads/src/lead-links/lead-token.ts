import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '@sandhill/platform/http/keyed-hash.js';

/** Version of the token layout. It changes with the layout, so that old tokens are not misread. */
const version = 1;
const idBytes = 16;
const macBytes = 20;
const signedBytes = 1 + idBytes + 4;

/**
 * Makes and reads signed tokens. Each contains the id of a lead and a number, such as an expiry time. Each purpose has
 * its own key, derived from the secret.
 */
export class LeadTokens {
  private readonly hash: ReturnType<typeof keyedHash>;

  constructor(secret: string, purpose: string) {
    this.hash = keyedHash(secret, purpose);
  }

  /** @param number 0 to 2³² - 1 */
  sign(leadId: string, number: number): string {
    const signed = Buffer.alloc(signedBytes);
    signed.writeUInt8(version);
    signed.write(leadId.replaceAll('-', ''), 1, 'hex');
    signed.writeUInt32BE(number, 1 + idBytes);
    return Buffer.concat([signed, this.mac(signed)]).toString('base64url');
  }

  /** Reads a token. @returns undefined if this service did not make it */
  read(token: string): { leadId: string; number: number } | undefined {
    const bytes = Buffer.from(token, 'base64url');
    const signed = bytes.subarray(0, signedBytes);
    const isOurs =
      bytes.length === signedBytes + macBytes &&
      bytes[0] === version &&
      timingSafeEqual(bytes.subarray(signedBytes), this.mac(signed));
    if (!isOurs) return undefined;
    const id = signed.toString('hex', 1, 1 + idBytes);
    return {
      leadId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
      number: signed.readUInt32BE(1 + idBytes),
    };
  }

  private mac(signed: Buffer): Buffer {
    return this.hash(signed).subarray(0, macBytes);
  }
}
