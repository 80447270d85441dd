import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ActingCaller, type Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { OfficeBookingDto, OfficeVisitsResponse } from './office-visits.dto.js';
import { OfficeVisits } from './office-visits.service.js';
import { VisitChanges } from './visit-changes.service.js';

@ApiTags('visits')
@ApiResponse({ status: 404, type: ErrorBody, description: 'The lead does not exist.' })
@Access('user')
@Controller('leads/:id/visits')
export class LeadVisitsController {
  constructor(
    private readonly visits: OfficeVisits,
    private readonly changes: VisitChanges,
  ) {}

  @ApiOperation({ summary: 'List the visits of a lead, the newest first' })
  @ApiOkResponse({ type: OfficeVisitsResponse })
  @Get()
  listLeadVisits(@Param('id', EntityId) id: string): Promise<OfficeVisitsResponse> {
    return this.visits.ofLead(id);
  }

  @ApiOperation({ summary: 'Book a visit for a lead' })
  @ApiOkResponse({ type: OfficeVisitsResponse })
  @ApiResponse({ status: 400, type: ErrorBody, description: 'Some fields are invalid.' })
  @ApiResponse({ status: 409, type: ErrorBody, description: 'The window is full, or the lead has a visit.' })
  @HttpCode(200)
  @Post()
  async bookLeadVisit(
    @Param('id', EntityId) id: string,
    @Body() booking: OfficeBookingDto,
    @ActingCaller() acting: Acting,
  ): Promise<OfficeVisitsResponse> {
    await this.changes.book(id, booking, acting);
    return this.visits.ofLead(id);
  }
}
