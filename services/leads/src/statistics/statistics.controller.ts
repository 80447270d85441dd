import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import {
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import type { Response } from 'express';
import { figuresSheet } from './statistics-sheet.js';
import { LeadFiguresQuery } from './statistics.query.js';
import { LeadFiguresResponse } from './statistics.response.js';
import { StatisticsService } from './statistics.service.js';
import { checkPeriod } from './period.js';

@ApiTags('leads')
@ApiResponse({ status: 400, type: ErrorBody, description: 'Some fields are invalid.' })
@Access('user')
@Controller('lead-figures')
export class StatisticsController {
  constructor(private readonly figures: StatisticsService) {}

  @ApiOperation({ summary: 'The leads of a period, beside the period before and a year before' })
  @ApiOkResponse({ type: LeadFiguresResponse })
  @Get()
  getLeadFigures(@Query() { from, to }: LeadFiguresQuery): Promise<LeadFiguresResponse> {
    return this.figures.read(checkPeriod({ from, to }));
  }

  @ApiOperation({ summary: 'The same as CSV' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'UTF-8.' })
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Get('csv')
  async exportLeadFigures(
    @Query() { from, to }: LeadFiguresQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const figures = await this.figures.read(checkPeriod({ from, to }));
    response.setHeader('Content-Disposition', `attachment; filename="figures-${from}-${to}.csv"`);
    return figuresSheet(figures);
  }
}
