import { Controller, Get, Headers } from '@nestjs/common';
import { ApiExcludeController } from '@sandhill/platform/openapi/decorators.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { sessionTokenHeader, sessionUseHeader } from '@sandhill/platform/identity/session-cookie.js';
import { SessionsService } from './sessions.service.js';

/** Identifies sessions for the gateway. The gateway forwards no requests of clients to this route. */
@ApiExcludeController()
@Controller('internal/session')
export class InternalSessionController {
  constructor(private readonly sessions: SessionsService) {}

  @Access('gateway')
  @Get()
  async identify(
    @Headers(sessionTokenHeader) token?: string,
    @Headers(sessionUseHeader) use?: string,
  ): Promise<{ identity: Identity | null }> {
    return { identity: await this.sessions.identify(token, { keepsAlive: use !== 'watch' }) };
  }
}
