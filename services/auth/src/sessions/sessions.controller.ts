import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { AuthConfig } from '../auth.config.js';
import { UsersService } from '../users/users.service.js';
import { SessionResponse, toSessionResponse } from './session.response.js';

@ApiTags('user')
@Controller('user/session')
export class SessionsController {
  constructor(
    private readonly users: UsersService,
    private readonly config: AuthConfig,
  ) {}

  @Access('public')
  @Get()
  @Operation('Whether someone is signed in, and who', { 200: SessionResponse })
  async getSession(@Caller() caller?: Identity): Promise<SessionResponse> {
    const user = caller ? await this.users.findActive(caller.userId) : null;
    return toSessionResponse(user, this.config);
  }
}
