import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { keyedHash } from '@sandhill/platform/http/keyed-hash.js';
import { LeadsConfig } from '../config/leads.config.js';

const idBytes = 16;
const macBytes = 10;
const letters = 'abcdefghijklmnopqrstuvwxyz234567';
const tokenLength = Math.ceil(((idBytes + macBytes) * 8) / 5);

/** Maximum number of characters of a mail address before the `@`: RFC 5321, 4.5.3.1.1. */
const maxLocalPartLength = 64;

const tagged = new RegExp(`\\+([${letters}]{${tokenLength}})@`, 'gi');

/**
 * Makes and reads the tokens in reply addresses, `reply+<token>@…`, that name a lead. They are in base32 because mail
 * servers may change the case of an address. 80 bits of HMAC suffice: each guess costs a mail.
 */
@Injectable()
export class ReplyTokens {
  private readonly hash: ReturnType<typeof keyedHash>;

  constructor({ PHOTO_LINK_SECRET }: LeadsConfig) {
    this.hash = keyedHash(PHOTO_LINK_SECRET, 'reply-addresses');
  }

  /**
   * Returns the email address with a lead's token. If the part before the `@` would become too long, returns the
   * address unchanged.
   */
  addressFor(leadId: string, address: string): string {
    const at = address.lastIndexOf('@');
    const local = `${address.slice(0, at)}+${this.sign(leadId)}`;
    return local.length > maxLocalPartLength ? address : local + address.slice(at);
  }

  /**
   * Returns the id of the lead that the first valid token in a header's text names; undefined without a valid token.
   */
  leadIn(text: string): string | undefined {
    for (const [, token = ''] of text.matchAll(tagged)) {
      const leadId = this.read(token.toLowerCase());
      if (leadId) return leadId;
    }
    return undefined;
  }

  private sign(leadId: string): string {
    const id = Buffer.from(leadId.replaceAll('-', ''), 'hex');
    return toBase32(Buffer.concat([id, this.mac(id)]));
  }

  private read(token: string): string | undefined {
    const bytes = fromBase32(token);
    const id = bytes.subarray(0, idBytes);
    if (!timingSafeEqual(bytes.subarray(idBytes), this.mac(id))) return undefined;
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  private mac(id: Buffer): Buffer {
    return this.hash(id).subarray(0, macBytes);
  }
}

/** Encodes bytes in base32 (RFC 4648), in lower case and without padding. */
function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2));
  return Buffer.from(bytes);
}
