import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { WithoutSecondFactor } from '@sandhill/platform/identity/without-second-factor.decorator.js';
import type { Response } from 'express';
import { DeviceCookie } from '../devices/device-cookie.js';
import { CurrentClient, type ClientInfo } from '../devices/client-info.js';
import { PasswordChangeRequest } from './password-change.request.js';
import { PasswordsService } from './passwords.service.js';

@ApiTags('user')
@Controller('user/password')
export class PasswordsController {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly cookie: DeviceCookie,
  ) {}

  @Access('crew')
  @WithoutSecondFactor()
  @Post()
  @HttpCode(204)
  @Operation('Change the password; ends the other sessions of the user and forgets their other browsers', {
    204: 'The password was changed.',
    400:
      'Codes of newPassword: required, password_too_short, password_too_long, password_common, ' +
      'password_personal_word, password_company_word, password_same; of currentPassword: required, password_incorrect.',
    429: 'Too many wrong passwords.',
  })
  async changePassword(
    @Caller() caller: Identity,
    @Body() change: PasswordChangeRequest,
    @CurrentClient() client: ClientInfo,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const deviceToken = await this.passwords.change(caller, change, client);
    if (deviceToken !== undefined) this.cookie.set(response, deviceToken);
  }
}
