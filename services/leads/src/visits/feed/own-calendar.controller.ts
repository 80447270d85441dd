import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { CalendarResponse, NewCalendarResponse } from './calendar.responses.js';
import { VisitCalendars } from './visit-calendars.service.js';

@ApiTags('visits')
@Access('crew')
@Controller('visits/calendar')
export class OwnCalendarController {
  constructor(private readonly calendars: VisitCalendars) {}

  @Operation('Whether one’s own visits have a calendar address', { 200: CalendarResponse })
  @Get()
  getOwnCalendar(@CurrentContext() { caller }: CallerContext): Promise<CalendarResponse> {
    return this.calendars.read(caller.userId);
  }

  @Operation('Make a calendar address for one’s own visits; the one before ends', {
    201: NewCalendarResponse,
  })
  @Post()
  makeOwnCalendar(@CurrentContext() context: CallerContext): Promise<NewCalendarResponse> {
    return this.calendars.make(context);
  }

  @Operation('End the calendar address', { 204: {} })
  @HttpCode(204)
  @Delete()
  revokeOwnCalendar(@CurrentContext() context: CallerContext): Promise<void> {
    return this.calendars.revoke(context);
  }
}
