import { Controller, Get, Header, Inject, UseGuards } from '@nestjs/common';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { RateLimitGuard } from '../limits/rate-limit.guard.js';
import { CONTRACT } from './document.token.js';

@ApiTags('site')
@UseGuards(RateLimitGuard)
@Controller('openapi.json')
export class OpenApiController {
  constructor(@Inject(CONTRACT) private readonly document: OpenAPIObject) {}

  @Access('public')
  @Get()
  @Header('Cache-Control', 'no-cache')
  @Operation('This document', { 200: { schema: { type: 'object' } } })
  getOpenApi(): OpenAPIObject {
    return this.document;
  }
}
