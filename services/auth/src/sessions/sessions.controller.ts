import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@sandhill/platform/openapi/decorators.js';
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
  @ApiOperation({ summary: 'Whether someone is signed in, and who' })
  @ApiOkResponse({ type: SessionResponse })
  async getSession(@Caller() caller?: Identity): Promise<SessionResponse> {
    const user = caller ? await this.users.findActive(caller.userId) : null;
    return toSessionResponse(user, this.config);
  }
}
