import { Injectable } from '@nestjs/common';
import { Busy } from '@sandhill/platform/errors/domain.error.js';
import { addressGroup } from '@sandhill/platform/http/client-address.js';
import { GatewayConfig } from '../gateway.config.js';
import type { Client } from '../routes/clients.js';

/** Concurrent uploads of one address, or of one /64 network for IPv6. */
const placesPerAddress = 2;

const retryAfterSeconds = 5;

/** Limits how many large bodies this process keeps on disk at once. */
@Injectable()
export class UploadPlaces {
  private readonly places: number;
  private readonly takenBy = new Map<string, number>();
  private taken = 0;

  constructor({ UPLOAD_PLACES }: GatewayConfig) {
    this.places = UPLOAD_PLACES;
  }

  /** Half of the places are taken: uploads must then keep a minimum pace. */
  get areScarce(): boolean {
    return this.taken * 2 >= this.places;
  }

  /**
   * A proxied client may be any number of visitors: only the total number of places and the pace limit it.
   *
   * @returns the key for `release`
   * @throws Busy
   */
  take({ address, isProxied }: Client): string {
    const group = addressGroup(address);
    const held = this.takenBy.get(group) ?? 0;
    if (this.taken >= this.places || (!isProxied && held >= placesPerAddress))
      throw new Busy({ retryAfterSeconds });
    this.taken += 1;
    this.takenBy.set(group, held + 1);
    return group;
  }

  release(group: string): void {
    this.taken -= 1;
    const left = (this.takenBy.get(group) ?? 1) - 1;
    if (left > 0) this.takenBy.set(group, left);
    else this.takenBy.delete(group);
  }
}

/** The place of one upload. Taking or releasing it twice has no effect. */
export class Place {
  private group?: string;

  constructor(
    private readonly places: UploadPlaces,
    private readonly client: Client,
  ) {}

  /** @throws Busy */
  take(): void {
    this.group ??= this.places.take(this.client);
  }

  release(): void {
    if (this.group !== undefined) this.places.release(this.group);
    this.group = undefined;
  }
}
