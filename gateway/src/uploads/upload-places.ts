import { Injectable } from '@nestjs/common';
import { Busy } from '@sandhill/platform/errors/domain.error.js';
import { addressGroup } from '@sandhill/platform/http/client-address.js';
import { GatewayConfig } from '../gateway.config.js';
import type { Client } from '../routes/clients.js';

/** Uploads that one address may have under way; an IPv6 one is its /64. */
const placesOfOneAddress = 2;

const retryAfterSeconds = 5;

/** Gives a place back. Calling it again changes nothing. */
export type ReleasePlace = () => void;

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
   * @throws Busy
   */
  take({ address, isHidden }: Client): ReleasePlace {
    const group = addressGroup(address);
    const held = this.takenBy.get(group) ?? 0;
    if (this.taken >= this.places || (!isHidden && held >= placesOfOneAddress))
      throw new Busy({ retryAfterSeconds });
    this.taken += 1;
    this.takenBy.set(group, held + 1);
    let isHeld = true;
    return () => {
      if (isHeld) this.release(group);
      isHeld = false;
    };
  }

  private release(group: string): void {
    this.taken -= 1;
    const left = (this.takenBy.get(group) ?? 1) - 1;
    if (left > 0) this.takenBy.set(group, left);
    else this.takenBy.delete(group);
  }
}
