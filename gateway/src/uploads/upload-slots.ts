import { Injectable } from '@nestjs/common';
import { Busy } from '@sandhill/platform/errors/domain.error.js';
import { budgetsOf, reachFactor } from '@sandhill/platform/http/client-address.js';
import { GatewayConfig } from '../gateway.config.js';
import type { Client } from '../routes/clients.js';

/** Number of concurrent uploads allowed for one visitor. Networks get a multiple of it. */
const slotsPerAddress = 2;

const retryAfterSeconds = 5;

/** Limits how many large bodies this process holds at the same time, in memory or on disk. */
@Injectable()
export class UploadSlots {
  private readonly slots: number;
  private readonly takenBy = new Map<string, number>();
  private taken = 0;

  constructor({ UPLOAD_PLACES }: GatewayConfig) {
    this.slots = UPLOAD_PLACES;
  }

  /** Whether at least half of the slots are taken. Uploads must then keep a minimum pace. */
  get areScarce(): boolean {
    return this.taken * 2 >= this.slots;
  }

  /**
   * Takes a slot for an upload. A proxied client may stand for any number of visitors, so its only limits are the
   * total number of slots and the minimum pace.
   *
   * @returns the keys for `release`
   * @throws Busy
   */
  acquire({ address, isProxied }: Client): string[] {
    const budgets = budgetsOf(address);
    const isUsedUp = budgets.some(({ reach, key }) => this.held(key) >= slotsPerAddress * reachFactor[reach]);
    if (this.taken >= this.slots || (!isProxied && isUsedUp)) throw new Busy({ retryAfterSeconds });
    this.taken += 1;
    const keys = budgets.map(({ key }) => key);
    for (const key of keys) this.takenBy.set(key, this.held(key) + 1);
    return keys;
  }

  release(keys: readonly string[]): void {
    this.taken -= 1;
    for (const key of keys) {
      const left = this.held(key) - 1;
      if (left > 0) this.takenBy.set(key, left);
      else this.takenBy.delete(key);
    }
  }

  private held(key: string): number {
    return this.takenBy.get(key) ?? 0;
  }
}

/** The slot of one upload. Calling `acquire` or `release` again has no effect. */
export class UploadSlot {
  private keys?: string[];

  constructor(
    private readonly slots: UploadSlots,
    private readonly client: Client,
  ) {}

  /** Takes the slot. @throws Busy */
  acquire(): void {
    this.keys ??= this.slots.acquire(this.client);
  }

  release(): void {
    if (this.keys) this.slots.release(this.keys);
    this.keys = undefined;
  }
}
