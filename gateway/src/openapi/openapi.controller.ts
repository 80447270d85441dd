import { Controller, Get, Header, Inject, UseGuards } from '@nestjs/common';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { CountsRequests } from '../limits/count-requests.js';
import { CONTRACT } from './document.token.js';

@ApiTags('site')
@UseGuards(CountsRequests)
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
