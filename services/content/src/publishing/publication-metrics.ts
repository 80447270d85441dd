import { Injectable } from '@nestjs/common';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';

/** Publications by result, and how long those took that succeeded. */
@Injectable()
export class PublicationMetrics {
  private readonly count: (result: string) => void;
  private readonly observe: (seconds: number) => void;

  constructor(metrics: Metrics) {
    this.count = metrics.counter('site_publications_total', 'Publications, by how they ended', 'result');
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
}
