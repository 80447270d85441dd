import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { WithoutDatabase } from '@sandhill/platform/database/without-database.decorator.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import {
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import type { Response } from 'express';
import { answerOf, sendAnswer } from '../../published/answer.js';
import { Published } from '../../published/published.js';
import { PlantResponse } from '../dto/entry.responses.js';
import { EntryNotFound } from '../editing/entry.errors.js';
import { findPlants } from './find-in-guide.js';
import { PlantsQuery } from './guide.queries.js';

class PlantsResponse {
  @ApiProperty({ type: [PlantResponse], description: 'By name; with `q` the best found first.' })
  plants: PlantResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'Null on the last page.' })
  nextCursor: string | null;
}

/** The plant guide as it is published, from memory. */
@ApiTags('plant guide')
@Access('public')
@Controller('plants')
export class PlantsController {
  constructor(private readonly published: Published) {}

  @WithoutDatabase()
  @Get()
  @ApiOperation({ summary: 'Plants of the guide' })
  @ApiOkResponse({ type: PlantsResponse })
  @ApiResponse({ status: 304, description: 'As `If-None-Match` says.' })
  @ApiResponse({
    status: 400,
    type: ErrorBody,
    description: 'Codes: too_long, unknown_group, not_a_boolean, invalid_limit, invalid_cursor.',
  })
  listPlants(@Query() query: PlantsQuery, @Res() response: Response): void {
    sendAnswer(response, answerOf(findPlants(this.published.answer, query)));
  }

  @WithoutDatabase()
  @Get(':slug')
  @ApiOperation({ summary: 'A plant of the guide' })
  @ApiOkResponse({ type: PlantResponse })
  @ApiResponse({ status: 304, description: 'As `If-None-Match` says.' })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'There is none, or it is not published.' })
  getPlant(@Param('slug') slug: string, @Res() response: Response): void {
    const plant = this.published.answer.guide.plants.find((each) => each.slug === slug);
    if (!plant) throw new EntryNotFound();
    sendAnswer(response, answerOf(plant));
  }
}
