import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { plainAddress } from '@sandhill/platform/http/client-address.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { WithoutSecondFactor } from '@sandhill/platform/identity/without-second-factor.decorator.js';
import { CurrentClient, type ClientInfo } from '../devices/client-info.js';
import { SessionConfirmationRequest } from './session-confirmation.request.js';
import { SessionConfirmationOptionsResponse } from './session-confirmation.response.js';
import { SessionConfirmationService } from './session-confirmation.service.js';

@ApiTags('user')
@Access('crew')
@WithoutSecondFactor()
@Controller('user/session/confirm')
export class SessionConfirmationController {
  constructor(private readonly confirmations: SessionConfirmationService) {}

  @Post('options')
  @HttpCode(200)
  @Operation('What the user can confirm with that it is them', { 200: SessionConfirmationOptionsResponse })
  async beginConfirmation(
    @Caller() caller: Identity,
    @Ip() address: string,
  ): Promise<SessionConfirmationOptionsResponse> {
    return this.confirmations.options(caller, plainAddress(address));
  }

  @Post()
  @HttpCode(204)
  @Operation('Confirm that it is the user; the session counts as fresh for 30 minutes', {
    204: {},
    400:
      'Code passkey_invalid. Codes of currentPassword: required, too_long, password_incorrect; of code: required, ' +
      'too_long, second_factor_invalid; of challengeId and response: required.',
    409: 'Code second_factor_unavailable: only recovery codes work.',
    429: 'Codes: too_many_attempts, second_factor_waiting; see Retry-After.',
  })
  async confirmSession(
    @Caller() caller: Identity,
    @Body() proof: SessionConfirmationRequest,
    @CurrentClient() client: ClientInfo,
  ): Promise<void> {
    await this.confirmations.confirm(caller, proof, client);
  }
}
