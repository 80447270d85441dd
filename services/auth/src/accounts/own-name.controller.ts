import { Body, Controller, Put } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { visible } from '@sandhill/platform/validation/texts.js';
import { toUserResponse, UserResponse } from '../users/user.response.js';
import { UsersService } from '../users/users.service.js';
import { FirstNameField } from './account-fields.js';

class FirstNameRequest {
  @FirstNameField()
  firstName: string;
}

@ApiTags('user')
@Controller('user/first-name')
export class OwnNameController {
  constructor(private readonly users: UsersService) {}

  @Access('crew')
  @Put()
  @Operation('Set the first name that customers see of the signed-in user; empty for none', {
    200: UserResponse,
  })
  async setFirstName(
    @Caller() caller: Identity,
    @Body() { firstName }: FirstNameRequest,
  ): Promise<UserResponse> {
    const shown = visible.test(firstName) ? firstName : null;
    return toUserResponse(await this.users.setFirstName(caller.userId, shown));
  }
}
