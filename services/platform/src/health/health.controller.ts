import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@sandhill/platform/openapi/decorators.js';
import type { Response } from 'express';
import { Access } from '../identity/access.decorator.js';
import { withTimeout } from '../process/with-timeout.js';
import { Metrics, type GaugeValue } from '../metrics/metrics.js';
import { readiness, type HealthCheck } from './health-check.js';

export const HEALTH_CHECKS = Symbol('health checks');

export const HEALTH_FIGURES = Symbol('health figures');

/** Returns counts, percentages and ages (in seconds) by name; never personal data. */
export type HealthFigures = () => Promise<Record<string, number>>;

const figuresWithinMs = 1500;

/** Health routes for the orchestrator and the operator. They can be reached only on the internal network. */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    @Inject(HEALTH_CHECKS) private readonly checks: readonly HealthCheck[],
    @Inject(HEALTH_FIGURES) private readonly figures: HealthFigures,
    metrics: Metrics,
  ) {
    metrics.gauge({
      name: 'health_figure',
      help: 'Counts and ages in seconds, as the health answer gives them',
      labels: ['name'],
      source: async () =>
        Object.entries(await figures()).map(([name, value]) => ({ labels: { name }, value })),
    });
    metrics.gauge({
      name: 'dependency_up',
      help: 'Whether what the process depends on answers',
      labels: ['dependency'],
      source: () => this.dependencies(),
    });
  }

  /** Answers without checking anything outside the process. The answer means that the event loop runs. */
  @Access('public')
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  @Access('public')
  @Get('ready')
  async ready(@Res({ passthrough: true }) response: Response) {
    const [state, figures] = await Promise.all([
      readiness(this.checks),
      // If the figures cannot be read, the state is reported without them.
      withTimeout(figuresWithinMs, this.figures).catch(() => ({})),
    ]);
    if (state.status === 'down') response.status(503);
    return { ...state, ...(Object.keys(figures).length > 0 && { figures }) };
  }

  private async dependencies(): Promise<GaugeValue[]> {
    const { dependencies } = await readiness(this.checks);
    return Object.entries(dependencies).map(([dependency, state]) => ({
      labels: { dependency },
      value: state === 'up' ? 1 : 0,
    }));
  }
}
