import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, type OpenAPIObject } from '@nestjs/swagger';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { CONTRACT } from './document.token.js';

@ApiTags('site')
@Controller('openapi.json')
export class OpenApiController {
  constructor(@Inject(CONTRACT) private readonly document: OpenAPIObject) {}

  @Access('public')
  @Get()
  @Header('Cache-Control', 'no-cache')
  @ApiOperation({ summary: 'This document' })
  @ApiOkResponse({ schema: { type: 'object' } })
  getOpenApi(): OpenAPIObject {
    return this.document;
  }
}
