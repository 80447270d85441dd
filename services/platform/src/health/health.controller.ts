import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../identity/access.decorator.js';
import { readiness, type HealthCheck } from './health-check.js';

export const HEALTH_CHECKS = Symbol('health checks');

/** For the orchestrator and the operator, on the inner network only. */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(@Inject(HEALTH_CHECKS) private readonly checks: readonly HealthCheck[]) {}

  /** Looks at nothing outside the process: an answer means that the event loop turns. */
  @Access('public')
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  @Access('public')
  @Get('ready')
  async ready(@Res({ passthrough: true }) response: Response) {
    const state = await readiness(this.checks);
    if (state.status === 'down') response.status(503);
    return state;
  }
}
