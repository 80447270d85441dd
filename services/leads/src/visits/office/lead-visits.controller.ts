import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Answers, Operation } from '@sandhill/platform/openapi/operation.js';
import { OfficeBookingDto, OfficeVisitsResponse } from './office-visits.dto.js';
import { OfficeVisits } from './office-visits.service.js';
import { VisitChanges } from './visit-changes.service.js';

@ApiTags('visits')
@Answers({ 404: 'The lead does not exist.' })
@Access('user')
@Controller('leads/:id/visits')
export class LeadVisitsController {
  constructor(
    private readonly visits: OfficeVisits,
    private readonly changes: VisitChanges,
  ) {}

  @Operation('List the visits of a lead, the newest first', { 200: OfficeVisitsResponse })
  @Get()
  listLeadVisits(@Param('id', EntityId) id: string): Promise<OfficeVisitsResponse> {
    return this.visits.ofLead(id);
  }

  @Operation('Book a visit for a lead', {
    200: OfficeVisitsResponse,
    409: 'The window is full, or the lead has a visit.',
  })
  @HttpCode(200)
  @Post()
  async bookLeadVisit(
    @Param('id', EntityId) id: string,
    @Body() booking: OfficeBookingDto,
    @CurrentContext() context: CallerContext,
  ): Promise<OfficeVisitsResponse> {
    await this.changes.book(id, booking, context);
    return this.visits.ofLead(id);
  }
}
