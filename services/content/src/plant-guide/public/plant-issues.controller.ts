import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiProperty, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import type { Response } from 'express';
import { toCachedResponse, sendCachedResponse } from '../../published/cached-response.js';
import { Published } from '../../published/published.js';
import { IssueResponse } from '../dto/entry.responses.js';
import { findIssues } from './find-in-guide.js';
import { IssuesQuery } from './guide.queries.js';
import { notPublished, PublishedOperation, sendEntry } from './published-operation.js';

class IssuesResponse {
  @ApiProperty({ type: [IssueResponse], description: 'By name; with `q` the best found first.' })
  issues: IssueResponse[];
}

/**
 * Routes of the published entries of the problem finder. Answers come from memory. The finder ranks the entries in the
 * browser.
 */
@ApiTags('plant guide')
@Access('public')
@Controller('plant-issues')
export class PlantIssuesController {
  constructor(private readonly published: Published) {}

  @Get()
  @PublishedOperation('Plant problems', IssuesResponse, {
    400: 'Codes: too_long, unknown_group, invalid_slug, invalid_month.',
  })
  listPlantIssues(@Query() query: IssuesQuery, @Res() response: Response): void {
    sendCachedResponse(response, toCachedResponse({ issues: findIssues(this.published.response, query) }));
  }

  @Get(':slug')
  @PublishedOperation('A plant problem', IssueResponse, notPublished)
  getPlantIssue(@Param('slug') slug: string, @Res() response: Response): void {
    sendEntry(this.published.response.guide.issues, slug, response);
  }
}
