import { Injectable } from '@nestjs/common';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';

/** Publications and drawings of what is published, by result; how long publications took that succeeded. */
@Injectable()
export class PublicationMetrics {
  private readonly count: (result: string) => void;
  private readonly countRedrawn: (result: string) => void;
  private readonly observe: (seconds: number) => void;

  constructor(metrics: Metrics) {
    this.count = metrics.counter('site_publications_total', 'Publications, by how they ended', 'result');
    this.countRedrawn = metrics.counter(
      'site_redraws_total',
      'Drawings of the published version for a new day or web build, by how they ended',
      'result',
    );
    this.observe = metrics.histogram({
      name: 'site_publication_duration_seconds',
      help: 'From the request until the version is stored',
      buckets: [1, 2, 3, 5, 10, 20, 40, 60],
    });
  }

  published(seconds: number): void {
    this.count('published');
    this.observe(seconds);
  }

  failed(): void {
    this.count('failed');
  }

  redrawn(result: 'stored' | 'failed'): void {
    this.countRedrawn(result);
  }
}
