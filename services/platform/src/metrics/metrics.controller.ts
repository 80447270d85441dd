import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@sandhill/platform/openapi/decorators.js';
import type { Response } from 'express';
import { Access } from '../identity/access.decorator.js';
import { Metrics } from './metrics.js';

/**
 * Serves the metrics to Prometheus. They can be reached only on the internal network: the public server does not
 * forward this path.
 */
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Access('public')
  @Get()
  async read(@Res() response: Response): Promise<void> {
    response.setHeader('Content-Type', this.metrics.contentType).send(await this.metrics.text());
  }
}
