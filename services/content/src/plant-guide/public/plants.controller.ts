import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiProperty, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import type { Response } from 'express';
import { answerOf, sendAnswer } from '../../published/answer.js';
import { Published } from '../../published/published.js';
import { PlantResponse } from '../dto/entry.responses.js';
import { findPlants } from './find-in-guide.js';
import { PlantsQuery } from './guide.queries.js';
import { notPublished, PublishedAnswer, sendEntry } from './published-answer.js';

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
  @PublishedAnswer('Plants of the guide', PlantsResponse, {
    400: 'Codes: too_long, unknown_group, not_a_boolean, invalid_limit, invalid_cursor.',
  })
  listPlants(@Query() query: PlantsQuery, @Res() response: Response): void {
    sendAnswer(response, answerOf(findPlants(this.published.answer, query)));
  }

  @Get(':slug')
  @PublishedAnswer('A plant of the guide', PlantResponse, notPublished)
  getPlant(@Param('slug') slug: string, @Res() response: Response): void {
    sendEntry(this.published.answer.guide.plants, slug, response);
  }
}
