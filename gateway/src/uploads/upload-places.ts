import { Injectable } from '@nestjs/common';
import { Busy } from '@sandhill/platform/errors/domain.error.js';
import { addressGroup } from '@sandhill/platform/http/client-address.js';
import { GatewayConfig } from '../gateway.config.js';
import type { Client } from '../routes/clients.js';

/** Uploads that one address may have under way; an IPv6 one is its /64. */
const placesOfOneAddress = 2;

const retryAfterSeconds = 5;

/** How many large bodies this process keeps on disk at once. */
@Injectable()
export class UploadPlaces {
  private readonly places: number;
  private readonly takenBy = new Map<string, number>();
  private taken = 0;

  constructor({ UPLOAD_PLACES }: GatewayConfig) {
    this.places = UPLOAD_PLACES;
  }

  /** Half of the places are taken: who holds one must send at a pace. */
  get areScarce(): boolean {
    return this.taken * 2 >= this.places;
  }

  /**
   * A hidden client may be any number of visitors, so only the number of all places and their pace bound it.
   *
   * @returns whose place it is, for `release`
   * @throws Busy
   */
  take({ address, isHidden }: Client): string {
    const group = addressGroup(address);
    const held = this.takenBy.get(group) ?? 0;
    if (this.taken >= this.places || (!isHidden && held >= placesOfOneAddress))
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

/** The place of one upload. Taking it again, or giving it back again, changes nothing. */
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
