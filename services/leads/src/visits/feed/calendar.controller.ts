import { createHash } from 'node:crypto';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import type { Response } from 'express';
import { VisitCalendars } from './visit-calendars.service.js';

@ApiTags('visits')
@Controller('calendar')
export class CalendarController {
  constructor(private readonly calendars: VisitCalendars) {}

  @Access('public')
  @Operation('A person’s visits as a calendar (RFC 5545), without names, streets and phone numbers', {
    200: { content: { 'text/calendar': { schema: { type: 'string' } } } },
    304: 'Nothing has changed since.',
    404: 'The address does not exist any more.',
  })
  @Get(':file')
  async getCalendar(
    @Param('file') file: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const text = await this.calendars.feed(file.replace(/\.ics$/, ''));
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27);
    response.set('Content-Type', 'text/calendar; charset=utf-8').set('Cache-Control', 'private, no-cache');
    // Express answers 304 if the client already has this ETag.
    response.set('ETag', `"${hash}"`);
    return text;
  }
}
