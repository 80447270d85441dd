import { createHash } from 'node:crypto';
import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
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
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string | undefined> {
    const text = await this.calendars.feed(file.replace(/\.ics$/, ''));
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    response.setHeader('Content-Type', 'text/calendar; charset=utf-8');
    response.setHeader('Cache-Control', 'private, no-cache');
    response.setHeader('ETag', tag);
    if (known?.split(/,\s*/).some((one) => one.replace(/^W\//, '') === tag)) {
      response.status(304);
      return undefined;
    }
    return text;
  }
}
