import { Injectable } from '@nestjs/common';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { Metrics, type GaugeValue } from '@sandhill/platform/metrics/metrics.js';
import { PublicServers, type PublicServer } from './public-servers.js';
import { Published } from './published.js';

/** Metrics of each public server: for how long it has shown an outdated page set, and how long ago it last polled. */
@Injectable()
export class ServerMetrics {
  constructor(
    metrics: Metrics,
    private readonly servers: PublicServers,
    private readonly published: Published,
    private readonly clock: Clock,
  ) {
    const labels = ['server'];
    metrics.gauge({
      name: 'site_server_behind_seconds',
      help: 'How long each public server has not shown what is published; 0 when it does',
      labels,
      source: () => this.each((server) => this.behind(server)),
    });
    metrics.gauge({
      name: 'site_server_last_poll_seconds',
      help: 'How long ago each public server last asked for its set',
      labels,
      source: () => this.each(({ seenAt }) => this.secondsSince(seenAt)),
    });
  }

  private async each(valueOf: (server: PublicServer) => number): Promise<GaugeValue[]> {
    return this.servers.list().map((server) => ({ labels: { server: server.name }, value: valueOf(server) }));
  }

  private behind({ build, shows }: PublicServer): number {
    const set = this.published.setOf(build);
    const { version, publishedAt } = this.published.response;
    // There is no set of the published version for this build yet.
    if (set?.version !== version) return this.secondsSince(publishedAt);
    return set.sha256 === shows ? 0 : this.secondsSince(set.madeAt);
  }

  private secondsSince(time: Date): number {
    return Math.max(0, (this.clock.now().getTime() - time.getTime()) / 1000);
  }
}
