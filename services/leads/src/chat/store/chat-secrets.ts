import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { budgetsOf, type Reach } from '@sandhill/platform/http/client-address.js';
import { keyedHash } from '@sandhill/platform/http/keyed-hash.js';
import { LeadsConfig } from '../../config/leads.config.js';

const secretShape = /^[\w-]{43}$/;

/** By who shares a limit. */
export type AddressHashes = { visitor: Buffer } & Partial<Record<Reach, Buffer>>;

/** A new conversation's secret, and the slot by which a repeat of its start is known. */
interface NewSecret {
  secret: string;
  slot: string | null;
}

/** The secrets by which browsers have their conversations, and what is kept of addresses (H2, H6). */
@Injectable()
export class ChatSecrets {
  private readonly hashKey: ReturnType<typeof keyedHash>;
  private readonly hashStart: ReturnType<typeof keyedHash>;

  constructor({ PHOTO_LINK_SECRET }: LeadsConfig) {
    this.hashKey = keyedHash(PHOTO_LINK_SECRET, 'chat-addresses');
    this.hashStart = keyedHash(PHOTO_LINK_SECRET, 'chat-starts');
  }

  /** Stand for a visitor's address and its networks, without keeping them. */
  hashAddress(address: string): AddressHashes {
    const hashes = budgetsOf(address).map(({ reach, key }) => [reach, this.hashKey(key)] as const);
    return { visitor: this.hashKey(''), ...Object.fromEntries(hashes) };
  }

  /**
   * 256 random bits. With an `Idempotency-Key` the same ones each time, so that a browser that did not get the first answer
   * gets its conversation with the next: the key is as secret as the cookie, and counts at its address alone.
   */
  make(key: string | undefined, addressHash: Buffer): NewSecret {
    if (key === undefined) return { secret: randomBytes(32).toString('base64url'), slot: null };
    const secret = this.hashStart(addressHash, key).toString('base64url');
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
