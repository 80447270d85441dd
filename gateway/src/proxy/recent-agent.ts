import { Agent } from 'node:http';
import type { LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { everyCopy } from './every-copy.js';

const idleMs = 4_000;
const longestLifeMs = 15_000;

/**
 * Keeps connections for a short while only: a new one looks the service's name up again, and so finds the copies
 * that were added and forgets the ones that left.
 */
export class RecentAgent extends Agent {
  private readonly born = new WeakMap<Duplex, number>();

  constructor(lookup: LookupFunction = everyCopy()) {
    super({ keepAlive: true, timeout: idleMs, maxFreeSockets: 64, autoSelectFamily: true, lookup });
  }

  /** Node calls it when a request is done with its connection: false closes it. */
  override keepSocketAlive(socket: Duplex): boolean {
    const born = this.born.get(socket) ?? Date.now();
    this.born.set(socket, born);
    return Date.now() - born <= longestLifeMs && Boolean(super.keepSocketAlive(socket));
  }
}
