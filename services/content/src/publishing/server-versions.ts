import { Injectable } from '@nestjs/common';
import { PublicServers } from '../published/public-servers.js';
import { SiteSetsRepository } from '../site-sets/site-sets.repository.js';
import type { PublicServerResponse } from './publishing.dtos.js';

const seenWithinMs = 10_000;

@Injectable()
export class ServerVersions {
  constructor(
    private readonly servers: PublicServers,
    private readonly sets: SiteSetsRepository,
  ) {}

  async list(): Promise<PublicServerResponse[]> {
    const servers = this.servers.list(seenWithinMs);
    const versions = await this.sets.versionsOf(servers.map(({ shows }) => shows));
    return servers.map(({ name, build, shows, seenAt }) => ({
      name,
      build,
      version: versions.get(shows) ?? null,
      seenAt: seenAt.toISOString(),
    }));
  }
}
