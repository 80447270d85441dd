import { Agent } from 'node:http';
import type { LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { rotatingLookup } from './rotating-lookup.js';

const idleMs = 4_000;
const maxLifeMs = 15_000;

/**
 * Keeps connections only for a short time. Each new connection resolves the service's name again, so that added
 * instances are found and removed ones are no longer used.
 */
export class ShortLivedAgent extends Agent {
  private readonly born = new WeakMap<Duplex, number>();

  constructor(lookup: LookupFunction = rotatingLookup()) {
    super({ keepAlive: true, timeout: idleMs, maxFreeSockets: 64, autoSelectFamily: true, lookup });
  }

  /**
   * Called by Node when a request no longer needs its connection.
   *
   * @returns false to close the connection
   */
  override keepSocketAlive(socket: Duplex): boolean {
    const born = this.born.get(socket) ?? performance.now();
    this.born.set(socket, born);
    return performance.now() - born <= maxLifeMs && Boolean(super.keepSocketAlive(socket));
  }
}
