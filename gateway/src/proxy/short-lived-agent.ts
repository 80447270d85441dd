import { Agent } from 'node:http';
import type { LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { rotatingLookup } from './rotating-lookup.js';

const idleMs = 4_000;
const longestLifeMs = 15_000;

/**
 * Keeps connections only for a short time: each new one resolves the service's name again, and so finds added copies and
 * drops removed ones.
 */
export class ShortLivedAgent extends Agent {
  private readonly born = new WeakMap<Duplex, number>();

  constructor(lookup: LookupFunction = rotatingLookup()) {
    super({ keepAlive: true, timeout: idleMs, maxFreeSockets: 64, autoSelectFamily: true, lookup });
  }

  /** Called by Node when a request has finished with its connection; false closes it. */
  override keepSocketAlive(socket: Duplex): boolean {
    const born = this.born.get(socket) ?? Date.now();
    this.born.set(socket, born);
    return Date.now() - born <= longestLifeMs && Boolean(super.keepSocketAlive(socket));
  }
}
