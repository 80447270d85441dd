import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Answers, Operation } from '@sandhill/platform/openapi/operation.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import { FreshSignIn } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { WithoutSecondFactor } from '@sandhill/platform/identity/without-second-factor.decorator.js';
import { CurrentClient, type ClientInfo } from '../devices/client-info.js';
import {
  SecondFactorBeginRequest,
  SecondFactorConfirmRequest,
  SecondFactorRemoveRequest,
} from './second-factor.requests.js';
import { RecoveryCodesResponse, SecondFactorBegunResponse } from './second-factor.responses.js';
import { SecondFactorService } from './second-factor.service.js';

@ApiTags('user')
@Access('crew')
@WithoutSecondFactor()
@FreshSignIn()
@Answers({ 429: 'Codes: too_many_attempts, second_factor_waiting.' })
@Controller('user/second-factor')
export class SecondFactorController {
  constructor(private readonly secondFactor: SecondFactorService) {}

  @Post()
  @HttpCode(200)
  @Operation('Begin to switch the second factor on: get a secret for an authenticator app', {
    200: SecondFactorBegunResponse,
    400: 'Codes of currentPassword: required, too_long, password_incorrect.',
    409: 'Codes: second_factor_on, second_factor_unavailable.',
  })
  async beginSecondFactor(
    @Caller() caller: Identity,
    @Body() { currentPassword }: SecondFactorBeginRequest,
    @CurrentClient() client: ClientInfo,
  ): Promise<SecondFactorBegunResponse> {
    return this.secondFactor.begin(caller, currentPassword, client);
  }

  @Post('confirm')
  @HttpCode(200)
  @Operation('Switch the second factor on with a first code; shows the recovery codes once', {
    200: RecoveryCodesResponse,
    400: 'Codes of code: required, too_long, second_factor_invalid.',
    409: 'Codes: second_factor_on, second_factor_not_begun, second_factor_unavailable.',
  })
  async confirmSecondFactor(
    @Caller() caller: Identity,
    @Body() { code }: SecondFactorConfirmRequest,
    @CurrentClient() client: ClientInfo,
  ): Promise<RecoveryCodesResponse> {
    return { recoveryCodes: await this.secondFactor.switchOn(caller, code, client) };
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @Operation('Make new recovery codes in place of those before; shows them once', {
    200: RecoveryCodesResponse,
    409: 'Code: second_factor_off.',
  })
  async renewRecoveryCodes(
    @Caller() caller: Identity,
    @CurrentClient() client: ClientInfo,
  ): Promise<RecoveryCodesResponse> {
    return { recoveryCodes: await this.secondFactor.renewRecoveryCodes(caller, client) };
  }

  @Delete()
  @HttpCode(204)
  @Operation('Switch the second factor off', {
    204: {},
    400:
      'Codes of currentPassword: required, too_long, password_incorrect; of code: required, too_long, ' +
      'second_factor_invalid.',
    409: 'Codes: second_factor_off, second_factor_unavailable.',
  })
  @ApiBody({ type: SecondFactorRemoveRequest })
  async removeSecondFactor(
    @Caller() caller: Identity,
    @Body() proof: SecondFactorRemoveRequest,
    @CurrentClient() client: ClientInfo,
  ): Promise<void> {
    await this.secondFactor.switchOff(caller, proof, client);
  }
}
