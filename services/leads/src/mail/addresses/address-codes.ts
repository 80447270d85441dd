import { randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { keyedHash } from '@sandhill/platform/http/keyed-hash.js';
import { LeadsConfig } from '../../config/leads.config.js';

export const codeHoldsMs = 24 * 3_600_000;
export const maxTries = 5;

/**
 * Makes and checks codes of six digits that prove that somebody reads a mailbox. The database stores only an HMAC of
 * the code and the address.
 */
@Injectable()
export class AddressCodes {
  private readonly hash: ReturnType<typeof keyedHash>;

  constructor({ PHOTO_LINK_SECRET }: LeadsConfig) {
    this.hash = keyedHash(PHOTO_LINK_SECRET, 'mail-address-codes');
  }

  make(): string {
    return String(randomInt(1_000_000)).padStart(6, '0');
  }

  hashOf(code: string, address: string): string {
    return this.hash(`${address}\n${code}`).toString('base64url');
  }

  isRight(code: string, { address, hash }: { address: string; hash: string }): boolean {
    const [given, ours] = [Buffer.from(this.hashOf(code, address)), Buffer.from(hash)];
    return given.length === ours.length && timingSafeEqual(given, ours);
  }
}
