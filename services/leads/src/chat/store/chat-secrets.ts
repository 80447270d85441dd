import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { budgetsOf, type Reach } from '@sandhill/platform/http/client-address.js';
import { LeadsConfig } from '../../config/leads.config.js';

const secretShape = /^[\w-]{43}$/;

/** By who shares a limit. */
export type AddressHashes = { visitor: Buffer } & Partial<Record<Reach, Buffer>>;

/** A new conversation's secret, and the slot by which a repeat of its start is known. */
export interface NewSecret {
  secret: string;
  slot: string | null;
}

/** The secrets by which browsers have their conversations, and what is kept of addresses (H2, H6). */
@Injectable()
export class ChatSecrets {
  private readonly addressKey: Buffer;
  private readonly startKey: Buffer;

  constructor({ PHOTO_LINK_SECRET }: LeadsConfig) {
    const keyFor = (purpose: string) =>
      Buffer.from(hkdfSync('sha256', PHOTO_LINK_SECRET ?? '', '', purpose, 32));
    this.addressKey = keyFor('chat-addresses');
    this.startKey = keyFor('chat-starts');
  }

  /** Stand for a visitor's address and its networks, without keeping them. */
  hashAddress(address: string): AddressHashes {
    const hashes = budgetsOf(address).map(({ reach, key }) => [reach, this.hashKey(key)] as const);
    return { visitor: this.hashKey(''), ...Object.fromEntries(hashes) };
  }

  private hashKey(key: string): Buffer {
    return createHmac('sha256', this.addressKey).update(key).digest();
  }

  /**
   * 256 random bits. With an `Idempotency-Key` the same ones each time, so that a browser that did not get the first answer
   * gets its conversation with the next: the key is as secret as the cookie, and counts at its address alone.
   */
  make(key: string | undefined, addressHash: Buffer): NewSecret {
    if (key === undefined) return { secret: randomBytes(32).toString('base64url'), slot: null };
    const secret = createHmac('sha256', this.startKey).update(addressHash).update(key).digest('base64url');
    return { secret, slot: createHash('sha256').update('chat-start:').update(secret).digest('hex') };
  }

  /** For the table: a secret is random, so a fast hash is enough. */
  hash(secret: string): Buffer {
    return createHash('sha256').update(secret).digest();
  }

  /** Whether a header's value is the secret with a hash, which is in hex. */
  isRight(given: string | undefined, secretHash: string): boolean {
    if (given === undefined || !secretShape.test(given)) return false;
    return timingSafeEqual(this.hash(given), Buffer.from(secretHash, 'hex'));
  }
}
