import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withTimeout } from '../process/with-timeout.js';

export interface GaugeValue {
  labels: Record<string, string>;
  value: number;
}

interface GaugeOptions {
  name: string;
  help: string;
  labels: string[];
  /** Called for each scrape. If it takes too long, its values are left out. */
  source: () => Promise<GaugeValue[]>;
}

interface CounterOptions<Kind extends string> {
  name: string;
  help: string;
  label: string;
  kinds: readonly Kind[];
}

interface HistogramOptions {
  name: string;
  help: string;
  /** Upper bounds of the buckets, in seconds. */
  buckets: number[];
}

const sourceWithinMs = 2_000;

/** The metrics of a process. Labels have few values and contain no personal data. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Answered requests by route, and how long they took',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers: [this.registry],
    });
  }

  observeRequest(labels: { method: string; route: string; status: number }, seconds: number): void {
    this.requests.observe({ ...labels, status: String(labels.status) }, seconds);
  }

  /**
   * Returns a function that increments the counter for one of the given kinds, which are the values of its label. Each
   * kind's series starts at 0, because alert rules do not see the first increase of a series that begins with 1.
   */
  counter<Kind extends string>(options: CounterOptions<Kind>): (kind: Kind) => void {
    const { name, help, label, kinds } = options;
    const existing = this.registry.getSingleMetric(name) as Counter | undefined;
    const counter = existing ?? new Counter({ name, help, labelNames: [label], registers: [this.registry] });
    for (const kind of kinds) counter.inc({ [label]: kind }, 0);
    return (kind) => counter.inc({ [label]: kind });
  }

  /** Returns a function that records seconds in a histogram without labels. */
  histogram({ name, help, buckets }: HistogramOptions): (seconds: number) => void {
    const existing = this.registry.getSingleMetric(name) as Histogram | undefined;
    const histogram = existing ?? new Histogram({ name, help, buckets, registers: [this.registry] });
    return (seconds) => histogram.observe(seconds);
  }

  gauge({ name, help, labels, source }: GaugeOptions): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [],
      async collect() {
        this.reset();
        const values = await withTimeout(sourceWithinMs, source).catch(() => []);
        for (const { labels: kind, value } of values) this.set(kind, value);
      },
    });
    this.registry.registerMetric(gauge);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  async text(): Promise<string> {
    return this.registry.metrics();
  }
}
