import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LeadsConfig } from '../../config/leads.config.js';
import { PhotoLinks } from '../../photos/photo-links.js';
import { ClaimLinkExpired, ClaimLinkInvalid } from './claim-links.errors.js';

const validSeconds = 7 * 24 * 3_600;

/** Changes with the layout of tokens, so that an older one is never read as a newer. */
const version = 1;
const idBytes = 16;
const macBytes = 20;
const signedBytes = 1 + idBytes + 4;

/**
 * The links of the button "I have it" in the office's mails (D12). A token names one lead and when it ends, and claims it
 * for whoever has the mail. Its key is derived from `PHOTO_LINK_SECRET` and signs nothing else.
 */
@Injectable()
export class ClaimLinks {
  private readonly key: Buffer;

  constructor(
    config: LeadsConfig,
    private readonly links: PhotoLinks,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', config.PHOTO_LINK_SECRET ?? '', '', 'lead-claims', 32));
  }

  /** The page that claims a lead. */
  to(leadId: string, now = Date.now()): string {
    return this.links.siteUrl(`/have-it/${this.token(leadId, now)}`);
  }

  token(leadId: string, now = Date.now()): string {
    const signed = Buffer.alloc(signedBytes);
    signed.writeUInt8(version);
    signed.write(leadId.replaceAll('-', ''), 1, 'hex');
    signed.writeUInt32BE(Math.floor(now / 1000) + validSeconds, 1 + idBytes);
    return Buffer.concat([signed, this.mac(signed)]).toString('base64url');
  }

  /** @returns the lead's id. @throws ClaimLinkInvalid, ClaimLinkExpired */
  verify(token: string, now = Date.now()): string {
    const bytes = Buffer.from(token, 'base64url');
    const signed = bytes.subarray(0, signedBytes);
    const isOurs =
      bytes.length === signedBytes + macBytes &&
      bytes[0] === version &&
      timingSafeEqual(bytes.subarray(signedBytes), this.mac(signed));
    if (!isOurs) throw new ClaimLinkInvalid();
    if (now >= signed.readUInt32BE(1 + idBytes) * 1000) throw new ClaimLinkExpired();
    const id = signed.toString('hex', 1, 1 + idBytes);
    return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  private mac(signed: Buffer): Buffer {
    return createHmac('sha256', this.key).update(signed).digest().subarray(0, macBytes);
  }
}
