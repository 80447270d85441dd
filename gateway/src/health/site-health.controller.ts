import { Controller, Get, Res } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import type { Response } from 'express';
import { GatewayConfig } from '../gateway.config.js';
import { Clients } from '../routes/clients.js';
import { SiteHealth, type SiteStatus } from './site-health.js';

class SiteHealthResponse {
  @ApiProperty({ enum: ['ok', 'degraded', 'down'], description: 'Down: no lead can be taken.' })
  status: SiteStatus;

  @ApiProperty({ enum: ['demo', 'live'] })
  mode: 'demo' | 'live';

  @ApiPropertyOptional({ example: 'Demo: mail goes to the catcher' })
  notice?: string;

  @ApiPropertyOptional({
    enum: ['hidden'],
    description: 'Visitors came with one private address for all; rates by address are off.',
  })
  clientAddresses?: 'hidden';
}

@ApiTags('site')
@Controller('health')
export class SiteHealthController {
  constructor(
    private readonly health: SiteHealth,
    private readonly clients: Clients,
    private readonly config: GatewayConfig,
  ) {}

  @Access('public')
  @Get()
  @ApiOperation({ summary: 'How the site is' })
  @ApiOkResponse({ type: SiteHealthResponse })
  @ApiResponse({ status: 503, type: SiteHealthResponse, description: 'The site is down.' })
  async getHealth(@Res({ passthrough: true }) response: Response): Promise<SiteHealthResponse> {
    const status = await this.health.status();
    if (status === 'down') response.status(503);
    return {
      status,
      mode: this.config.SITE_MODE,
      ...(this.config.SITE_MODE === 'demo' && { notice: 'Demo: mail goes to the catcher' }),
      ...(this.clients.areHidden && { clientAddresses: 'hidden' }),
    };
  }
}
