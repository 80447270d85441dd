import { Controller, Get, Req, Res, UseGuards } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { mayActAs } from '@sandhill/platform/identity/identity.js';
import type { Request, Response } from 'express';
import { SessionLookup } from '../callers/session-lookup.js';
import { GatewayConfig } from '../gateway.config.js';
import { RateLimitGuard } from '../limits/rate-limit.guard.js';
import { Clients } from '../routes/clients.js';
import { SiteHealth, type PartHealth, type SiteStatus } from './site-health.js';

class PartHealthResponse implements PartHealth {
  @ApiProperty({ example: 'leads-worker' })
  name: string;

  @ApiProperty({ enum: ['ok', 'degraded', 'down'] })
  status: SiteStatus;

  @ApiPropertyOptional({ type: 'object', additionalProperties: { type: 'string', enum: ['up', 'down'] } })
  dependencies?: Record<string, string>;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Why, for each dependency that is down.',
    example: { leadIntake: 'no space left on the disk' },
  })
  causes?: Record<string, string>;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'number' },
    description: 'Counts and ages in seconds: mails owed and failed, whether sending is paused.',
  })
  figures?: Record<string, number>;
}

class SiteHealthResponse {
  @ApiProperty({ enum: ['ok', 'degraded', 'down'], description: 'Down: no lead can be accepted.' })
  status: SiteStatus;

  @ApiProperty({ enum: ['demo', 'live'] })
  mode: 'demo' | 'live';

  @ApiPropertyOptional({ example: 'Demo: mail goes to the catcher' })
  notice?: string;

  @ApiPropertyOptional({
    enum: ['hidden'],
    description:
      'Requests came from private addresses, which may be a proxy’s: they share one wide budget of requests.',
  })
  clientAddresses?: 'hidden';

  @ApiPropertyOptional({ type: [PartHealthResponse], description: 'For administrators only.' })
  parts?: PartHealth[];
}

@ApiTags('site')
@UseGuards(RateLimitGuard)
@Controller('health')
export class SiteHealthController {
  constructor(
    private readonly health: SiteHealth,
    private readonly clients: Clients,
    private readonly sessions: SessionLookup,
    private readonly config: GatewayConfig,
  ) {}

  @Access('public')
  @Get()
  @Operation('Health of the site', {
    200: SiteHealthResponse,
    503: { type: SiteHealthResponse, description: 'The site is down.' },
  })
  async getHealth(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SiteHealthResponse> {
    const [{ status, parts }, caller] = await Promise.all([
      this.health.state(),
      this.sessions.identify(request, { isPublic: true }),
    ]);
    if (status === 'down') response.status(503);
    return {
      status,
      mode: this.config.SITE_MODE,
      ...(this.config.SITE_MODE === 'demo' && { notice: 'Demo: mail goes to the catcher' }),
      ...(this.clients.addressesAreProxied && { clientAddresses: 'hidden' }),
      ...(caller && mayActAs(caller.role, 'administrator') && { parts }),
    };
  }
}
