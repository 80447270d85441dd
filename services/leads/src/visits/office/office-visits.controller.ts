import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ActingCaller, type Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import {
  CancelDayDto,
  CancelledDayResponse,
  CancelVisitDto,
  ChangeVisitDto,
  OfficeVisitsResponse,
  OfficeWindowsResponse,
  OwnVisitsResponse,
  VisitDaysQuery,
  VisitStateDto,
} from './office-visits.dto.js';
import { OfficeVisits } from './office-visits.service.js';
import { VisitChanges } from './visit-changes.service.js';

@ApiTags('visits')
@ApiResponse({ status: 400, type: ErrorBody, description: 'Some fields are invalid.' })
@ApiResponse({ status: 404, type: ErrorBody, description: 'The visit does not exist.' })
@ApiResponse({ status: 409, type: ErrorBody, description: 'The window is full, or the visit has changed.' })
@Access('user')
@Controller('visits')
export class OfficeVisitsController {
  constructor(
    private readonly visits: OfficeVisits,
    private readonly changes: VisitChanges,
  ) {}

  @ApiOperation({ summary: 'List the visits of some days' })
  @ApiOkResponse({ type: OfficeVisitsResponse })
  @Get()
  listVisits(@Query() days: VisitDaysQuery): Promise<OfficeVisitsResponse> {
    return this.visits.list(days);
  }

  @ApiOperation({ summary: 'List coming visits that no window fits any more' })
  @ApiOkResponse({ type: OfficeVisitsResponse })
  @Get('unfit')
  listUnfitVisits(): Promise<OfficeVisitsResponse> {
    return this.visits.unfit();
  }

  @ApiOperation({ summary: 'List the windows of some days, with the places that are taken' })
  @ApiOkResponse({ type: OfficeWindowsResponse })
  @Get('days')
  listVisitDays(@Query() days: VisitDaysQuery): Promise<OfficeWindowsResponse> {
    return this.visits.windows(days);
  }

  @Access('crew')
  @ApiOperation({ summary: 'List one’s own visits' })
  @ApiOkResponse({ type: OwnVisitsResponse })
  @Get('mine')
  listOwnVisits(@ActingCaller() acting: Acting): Promise<OwnVisitsResponse> {
    return this.visits.mine(acting);
  }

  @ApiOperation({ summary: 'Cancel all visits of a day, with a reason' })
  @ApiOkResponse({ type: CancelledDayResponse, description: 'Everybody gets a mail with other times.' })
  @HttpCode(200)
  @Post('cancel-day')
  async cancelVisitDay(
    @Body() { date, reason }: CancelDayDto,
    @ActingCaller() acting: Acting,
  ): Promise<CancelledDayResponse> {
    return { count: await this.changes.cancelDay(date, reason, acting) };
  }

  @ApiOperation({ summary: 'Move a visit, give it to somebody, or keep it as it is' })
  @ApiNoContentResponse()
  @HttpCode(204)
  @Patch(':id')
  changeVisit(
    @Param('id', EntityId) id: string,
    @Body() change: ChangeVisitDto,
    @ActingCaller() acting: Acting,
  ): Promise<void> {
    return this.changes.change(id, change, acting);
  }

  @Access('crew')
  @ApiOperation({ summary: 'Report how a visit goes; crew that of their own alone' })
  @ApiNoContentResponse()
  @HttpCode(204)
  @Post(':id/state')
  reportVisit(
    @Param('id', EntityId) id: string,
    @Body() { state }: VisitStateDto,
    @ActingCaller() acting: Acting,
  ): Promise<void> {
    return this.changes.report(id, state, acting);
  }

  @ApiOperation({ summary: 'Cancel a visit' })
  @ApiNoContentResponse()
  @HttpCode(204)
  @Post(':id/cancel')
  cancelVisitOfLead(
    @Param('id', EntityId) id: string,
    @Body() { reason }: CancelVisitDto,
    @ActingCaller() acting: Acting,
  ): Promise<void> {
    return this.changes.cancel(id, reason, acting);
  }
}
