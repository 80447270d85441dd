import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiProperty, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import type { Response } from 'express';
import { toCachedResponse, sendCachedResponse } from '../../published/cached-response.js';
import { Published } from '../../published/published.js';
import { PlantResponse } from '../dto/entry.responses.js';
import { findPlants } from './find-in-guide.js';
import { PlantsQuery } from './guide.queries.js';
import { notPublished, PublishedOperation, sendEntry } from './published-operation.js';

class PlantsResponse {
  @ApiProperty({ type: [PlantResponse], description: 'By name; with `q` the best found first.' })
  plants: PlantResponse[];

  @NullableText({ description: 'Null on the last page.' }) nextCursor: string | null;
}

/** Routes of the published plant guide. Answers come from memory. */
@ApiTags('plant guide')
@Access('public')
@Controller('plants')
export class PlantsController {
  constructor(private readonly published: Published) {}

  @Get()
  @PublishedOperation('Plants of the guide', PlantsResponse, {
    400: 'Codes: too_long, unknown_group, not_a_boolean, invalid_limit, invalid_cursor.',
  })
  listPlants(@Query() query: PlantsQuery, @Res() response: Response): void {
    sendCachedResponse(response, toCachedResponse(findPlants(this.published.response, query)));
  }

  @Get(':slug')
  @PublishedOperation('A plant of the guide', PlantResponse, notPublished)
  getPlant(@Param('slug') slug: string, @Res() response: Response): void {
    sendEntry(this.published.response.guide.plants, slug, response);
  }
}
