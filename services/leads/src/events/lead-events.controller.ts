import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
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

  @Operation('Listen to new and changed leads and conversations', {
    200: {
      description:
        'Server-sent events `lead` and `chat` (a conversation of the help chat) with `{"id": "…", "what": "created" | ' +
        '"changed"}`, and a comment every 20 s. An event may come twice. It ends after a minute and with the process; browsers connect again, and hear of what they missed.',
      schema: { type: 'string' },
    },
    429: 'The user has too many streams open.',
    503: 'The process has too many streams open.',
  })
  @EventStream()
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
