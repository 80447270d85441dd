import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { EventStream } from '@sandhill/platform/http/event-stream.decorator.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import type { Response } from 'express';
import { LeadEventStreams } from './lead-event-streams.js';

@ApiTags('leads')
@Access('user')
@Controller('lead-events')
export class LeadEventsController {
  constructor(private readonly streams: LeadEventStreams) {}

  @ApiOperation({ summary: 'Listen to new and changed leads and conversations' })
  @EventStream()
  @ApiOkResponse({
    description:
      'Server-sent events `lead` and `chat` (a conversation of the help chat) with `{"id": "…", "what": "created" | ' +
      '"changed"}`, and a comment every 20 s. An event may come twice. It ends after a minute and with the process; browsers connect again, and hear of what they missed.',
    schema: { type: 'string' },
  })
  @ApiResponse({ status: 429, type: ErrorBody, description: 'The user has too many streams open.' })
  @ApiResponse({ status: 503, type: ErrorBody, description: 'The process has too many streams open.' })
  @Get()
  async listenToLeads(
    @Caller() { userId }: Identity,
    @Res() response: Response,
    @Headers('last-event-id') last?: string,
  ): Promise<void> {
    const heardUntil = /^\d{1,15}$/.test(last ?? '') ? Number(last) : undefined;
    await this.streams.open({ userId, response, heardUntil });
  }
}
