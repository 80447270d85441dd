import { Controller, Get, Res } from '@nestjs/common';
import { WithoutDatabase } from '@sandhill/platform/database/without-database.decorator.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiProperty, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import type { Response } from 'express';
import { GuideEntryNameResponse } from '../guide-entries/guide-entry-name.response.js';
import { sendCachedResponse } from './cached-response.js';
import { Published } from './published.js';

class SiteResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  version: number;

  @ApiProperty({ format: 'date-time' })
  publishedAt: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: '`PublicContent` of services/company: without evidence and ready answers.',
  })
  content: object;

  @ApiProperty({ type: [GuideEntryNameResponse], description: 'Published plants, then problems, by name.' })
  guide: GuideEntryNameResponse[];
}

@ApiTags('site')
@Controller('site')
export class SiteController {
  constructor(private readonly published: Published) {}

  @Access('public')
  @WithoutDatabase()
  @Get()
  @Operation('The firm’s words and facts as they are published', {
    200: SiteResponse,
    304: 'As `If-None-Match` says.',
  })
  getSite(@Res() response: Response): void {
    sendCachedResponse(response, this.published.response);
  }
}
