import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiProduces, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import type { Response } from 'express';
import { figuresSheet } from './statistics-sheet.js';
import { LeadFiguresQuery } from './statistics.query.js';
import { LeadFiguresResponse } from './statistics.response.js';
import { StatisticsService } from './statistics.service.js';
import { checkPeriod } from './period.js';

@ApiTags('leads')
@Access('user')
@Controller('lead-figures')
export class StatisticsController {
  constructor(private readonly figures: StatisticsService) {}

  @Operation('The leads of a period, beside the period before and a year before', {
    200: LeadFiguresResponse,
  })
  @Get()
  getLeadFigures(@Query() { from, to }: LeadFiguresQuery): Promise<LeadFiguresResponse> {
    return this.figures.read(checkPeriod({ from, to }));
  }

  @Operation('The same as CSV', {
    200: { schema: { type: 'string', format: 'binary' }, description: 'UTF-8.' },
  })
  @ApiProduces('text/csv')
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
