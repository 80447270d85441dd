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
import { IssueResponse } from '../dto/entry.responses.js';
import { EntryNotFound } from '../editing/entry.errors.js';
import { findIssues } from './find-in-guide.js';
import { IssuesQuery } from './guide.queries.js';

class IssuesResponse {
  @ApiProperty({ type: [IssueResponse], description: 'By name; with `q` the best found first.' })
  issues: IssueResponse[];
}

/** The problem finder's entries as they are published, from memory. Browsers rank them. */
@ApiTags('plant guide')
@Access('public')
@Controller('plant-issues')
export class PlantIssuesController {
  constructor(private readonly published: Published) {}

  @WithoutDatabase()
  @Get()
  @ApiOperation({ summary: 'Plant problems' })
  @ApiOkResponse({ type: IssuesResponse })
  @ApiResponse({ status: 304, description: 'As `If-None-Match` says.' })
  @ApiResponse({
    status: 400,
    type: ErrorBody,
    description: 'Codes: too_long, unknown_group, invalid_slug, invalid_month.',
  })
  listPlantIssues(@Query() query: IssuesQuery, @Res() response: Response): void {
    sendAnswer(response, answerOf({ issues: findIssues(this.published.answer, query) }));
  }

  @WithoutDatabase()
  @Get(':slug')
  @ApiOperation({ summary: 'A plant problem' })
  @ApiOkResponse({ type: IssueResponse })
  @ApiResponse({ status: 304, description: 'As `If-None-Match` says.' })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'There is none, or it is not published.' })
  getPlantIssue(@Param('slug') slug: string, @Res() response: Response): void {
    const issue = this.published.answer.guide.issues.find((each) => each.slug === slug);
    if (!issue) throw new EntryNotFound();
    sendAnswer(response, answerOf(issue));
  }
}
