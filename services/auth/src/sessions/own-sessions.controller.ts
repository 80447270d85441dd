import { Controller, Delete, Get, HttpCode, Ip, Param } from '@nestjs/common';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { plainAddress } from '@sandhill/platform/http/client-address.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { OwnSessionsResponse, toOwnSessionsResponse } from './own-sessions.response.js';
import { OwnSessionsService } from './own-sessions.service.js';

@ApiTags('user')
@Access('crew')
@Controller('user/sessions')
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  @Get()
  @Operation('The user’s sessions', { 200: OwnSessionsResponse })
  async listSessions(@Caller() caller: Identity): Promise<OwnSessionsResponse> {
    return toOwnSessionsResponse(await this.sessions.list(caller), caller.sessionId);
  }

  @Delete(':id')
  @HttpCode(204)
  @Operation('End one of the user’s sessions, which may be the current one', {
    204: {},
    404: 'The user has no such session.',
  })
  async endSession(
    @Caller() caller: Identity,
    @Param('id', EntityId) id: string,
    @Ip() address: string,
  ): Promise<void> {
    await this.sessions.end(caller, id, plainAddress(address));
  }
}
