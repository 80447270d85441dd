import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Answers, Operation } from '@sandhill/platform/openapi/operation.js';
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
@Answers({
  404: 'The visit does not exist.',
  409: 'The window is full, or the visit has changed.',
})
@Access('user')
@Controller('visits')
export class OfficeVisitsController {
  constructor(
    private readonly visits: OfficeVisits,
    private readonly changes: VisitChanges,
  ) {}

  @Operation('List the visits of some days', { 200: OfficeVisitsResponse })
  @Get()
  listVisits(@Query() days: VisitDaysQuery): Promise<OfficeVisitsResponse> {
    return this.visits.list(days);
  }

  @Operation('List coming visits that no window fits any more', { 200: OfficeVisitsResponse })
  @Get('unfit')
  listUnfitVisits(): Promise<OfficeVisitsResponse> {
    return this.visits.unfit();
  }

  @Operation('List the windows of some days, with the places that are taken', { 200: OfficeWindowsResponse })
  @Get('days')
  listVisitDays(@Query() days: VisitDaysQuery): Promise<OfficeWindowsResponse> {
    return this.visits.windows(days);
  }

  @Access('crew')
  @Operation('List one’s own visits', { 200: OwnVisitsResponse })
  @Get('mine')
  listOwnVisits(@CurrentContext() context: CallerContext): Promise<OwnVisitsResponse> {
    return this.visits.mine(context);
  }

  @Operation('Cancel all visits of a day, with a reason', {
    200: { type: CancelledDayResponse, description: 'Everybody gets a mail with other times.' },
  })
  @HttpCode(200)
  @Post('cancel-day')
  async cancelVisitDay(
    @Body() { date, reason }: CancelDayDto,
    @CurrentContext() context: CallerContext,
  ): Promise<CancelledDayResponse> {
    return { count: await this.changes.cancelDay(date, reason, context) };
  }

  @Operation('Move a visit, give it to somebody, or keep it as it is', { 204: {} })
  @HttpCode(204)
  @Patch(':id')
  changeVisit(
    @Param('id', EntityId) id: string,
    @Body() change: ChangeVisitDto,
    @CurrentContext() context: CallerContext,
  ): Promise<void> {
    return this.changes.change(id, change, context);
  }

  @Access('crew')
  @Operation('Report how a visit goes; crew that of their own alone', { 204: {} })
  @HttpCode(204)
  @Post(':id/state')
  reportVisit(
    @Param('id', EntityId) id: string,
    @Body() { state }: VisitStateDto,
    @CurrentContext() context: CallerContext,
  ): Promise<void> {
    return this.changes.report(id, state, context);
  }

  @Operation('Cancel a visit', { 204: {} })
  @HttpCode(204)
  @Post(':id/cancel')
  cancelVisitOfLead(
    @Param('id', EntityId) id: string,
    @Body() { reason }: CancelVisitDto,
    @CurrentContext() context: CallerContext,
  ): Promise<void> {
    return this.changes.cancel(id, { reason: reason ?? undefined }, context);
  }
}
