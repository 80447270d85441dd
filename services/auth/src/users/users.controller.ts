import { Controller, Get } from '@nestjs/common';
import { Clock } from '@sandhill/platform/clock/clock.js';
import { ApiProperty, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { toUserResponse, UserResponse } from './user.response.js';
import { UsersService } from './users.service.js';

class ServiceTestResponse {
  @ApiProperty({ example: 'ok' })
  status: string;

  @ApiProperty({ format: 'date-time' })
  time: string;
}

@ApiTags('user')
@Controller('user')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  @Access('crew')
  @Get()
  @Operation('The signed-in user', { 200: UserResponse })
  async getUser(@Caller() caller: Identity): Promise<UserResponse> {
    return toUserResponse(await this.users.getActive(caller.userId));
  }

  @Access('public')
  @Get('test')
  @Operation('Whether auth answers, for the diagnostics page', { 200: ServiceTestResponse })
  testUserService(): ServiceTestResponse {
    return { status: 'ok', time: this.clock.now().toISOString() };
  }
}
