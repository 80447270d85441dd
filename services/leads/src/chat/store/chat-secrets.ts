import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addressGroup } from '@sandhill/platform/http/client-address.js';
import { keyedHash } from '@sandhill/platform/http/keyed-hash.js';
import { LeadsConfig } from '../../config/leads.config.js';

const secretShape = /^[\w-]{43}$/;

interface NewSecret {
  secret: string;
  slot: string | null;
}

@Injectable()
export class ChatSecrets {
  private readonly hashKey: ReturnType<typeof keyedHash>;
  private readonly hashStart: ReturnType<typeof keyedHash>;

  constructor({ PHOTO_LINK_SECRET }: LeadsConfig) {
    this.hashKey = keyedHash(PHOTO_LINK_SECRET, 'chat-addresses');
    this.hashStart = keyedHash(PHOTO_LINK_SECRET, 'chat-starts');
  }

  /** Returns the hash of a visitor's IP address (of an IPv6 address, its /64 network), stored in its place. */
  hashAddress(address: string): Buffer {
    return this.hashKey(addressGroup(address));
  }

  /**
   * Makes a secret of 256 bits: random, or derived from the `Idempotency-Key` and the IP address. With a key, a browser
   * that missed the first response gets the same secret when it repeats the request. The key is therefore as secret as
   * the cookie, and is valid only from the same address.
   */
  make(key: string | undefined, addressHash: Buffer): NewSecret {
    if (key === undefined) return { secret: randomBytes(32).toString('base64url'), slot: null };
    const secret = this.hashStart(addressHash, key).toString('base64url');
    return { secret, slot: createHash('sha256').update('chat-start:').update(secret).digest('hex') };
  }

  /** Returns the hash of a secret. Secrets are random, so a fast hash is enough. */
  hash(secret: string): Buffer {
    return createHash('sha256').update(secret).digest();
  }

  /** @param secretHash in hex */
  isRight(given: string | undefined, secretHash: string): boolean {
    if (given === undefined || !secretShape.test(given)) return false;
    return timingSafeEqual(this.hash(given), Buffer.from(secretHash, 'hex'));
  }
}
