import { Injectable } from '@nestjs/common';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';

/**
 * Counts publications, and rebuilds of the published version, by their result. Measures the duration of successful
 * publications.
 */
@Injectable()
export class PublicationMetrics {
  private readonly count: (result: 'published' | 'failed') => void;
  private readonly countRebuilt: (result: 'stored' | 'failed') => void;
  private readonly observe: (seconds: number) => void;

  constructor(metrics: Metrics) {
    this.count = metrics.counter({
      name: 'site_publications_total',
      help: 'Publications, by how they ended',
      label: 'result',
      kinds: ['published', 'failed'],
    });
    this.countRebuilt = metrics.counter({
      name: 'site_redraws_total',
      help: 'Drawings of the published version for a new day or web build, by how they ended',
      label: 'result',
      kinds: ['stored', 'failed'],
    });
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

  rebuilt(result: 'stored' | 'failed'): void {
    this.countRebuilt(result);
  }
}
