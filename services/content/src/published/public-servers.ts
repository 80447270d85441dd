import { Injectable } from '@nestjs/common';
import { Clock } from '@sandhill/platform/clock/clock.js';

export interface PublicServer {
  name: string;
  build: string;
  /** Hash of the set that the server shows. Empty if it shows the pages of its container image. */
  shows: string;
  seenAt: Date;
}

/** Time without a poll after which a server counts as removed, in milliseconds. */
const forgottenAfterMs = 10 * 60_000;

const maxServers = 200;

/**
 * The public servers that poll this instance of the service. They are kept only in memory, because they poll every
 * second.
 */
@Injectable()
export class PublicServers {
  private readonly byName = new Map<string, PublicServer>();

  constructor(private readonly clock: Clock) {}

  note(server: Omit<PublicServer, 'seenAt'>): void {
    if (!this.byName.has(server.name) && this.byName.size >= maxServers) this.forgetOld();
    if (!this.byName.has(server.name) && this.byName.size >= maxServers) return;
    this.byName.set(server.name, { ...server, seenAt: this.clock.now() });
  }

  list(seenWithinMs = forgottenAfterMs): PublicServer[] {
    const since = this.clock.now().getTime() - seenWithinMs;
    const seen = [...this.byName.values()].filter(({ seenAt }) => seenAt.getTime() >= since);
    return seen.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  }

  private forgetOld(): void {
    const kept = new Set(this.list().map(({ name }) => name));
    for (const name of this.byName.keys()) if (!kept.has(name)) this.byName.delete(name);
  }
}
