import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ActingCaller, type Acting } from '@sandhill/platform/audit/acting.decorator.js';
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
  getOwnCalendar(@ActingCaller() { caller }: Acting): Promise<CalendarResponse> {
    return this.calendars.read(caller.userId);
  }

  @Operation('Make a calendar address for one’s own visits; the one before ends', {
    201: NewCalendarResponse,
  })
  @Post()
  makeOwnCalendar(@ActingCaller() acting: Acting): Promise<NewCalendarResponse> {
    return this.calendars.make(acting);
  }

  @Operation('End the calendar address', { 204: {} })
  @HttpCode(204)
  @Delete()
  revokeOwnCalendar(@ActingCaller() acting: Acting): Promise<void> {
    return this.calendars.revoke(acting);
  }
}
