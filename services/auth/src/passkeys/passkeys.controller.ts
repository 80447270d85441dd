import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { plainAddress } from '@sandhill/platform/http/client-address.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import { FreshSignIn } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { WithoutSecondFactor } from '@sandhill/platform/identity/without-second-factor.decorator.js';
import { PasskeyCheck } from './passkey-check.js';
import { PasskeyAddRequest, PasskeyRenameRequest } from './passkeys.requests.js';
import {
  PasskeyAddedResponse,
  PasskeyChallengeResponse,
  PasskeyResponse,
  PasskeysResponse,
  toPasskeyResponse,
} from './passkeys.responses.js';
import { PasskeysService } from './passkeys.service.js';

const nameCodes = 'Codes of name: required, too_long';

@ApiTags('user')
@Access('crew')
@WithoutSecondFactor()
@Controller('user/passkeys')
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly check: PasskeyCheck,
  ) {}

  @Get()
  @Operation('The user’s passkeys', { 200: PasskeysResponse })
  async listPasskeys(@Caller() caller: Identity): Promise<PasskeysResponse> {
    const passkeys = await this.passkeys.list(caller);
    return {
      passkeys: passkeys.map(toPasskeyResponse),
      isAvailable: this.check.isAvailable,
      recoveryCodesLeft: await this.passkeys.countRecoveryCodes(caller),
    };
  }

  @FreshSignIn()
  @Post('options')
  @HttpCode(200)
  @Operation('Begin to add a passkey', {
    200: PasskeyChallengeResponse,
    409: 'Codes: passkeys_unavailable, passkeys_full.',
  })
  async beginPasskey(@Caller() caller: Identity, @Ip() address: string): Promise<PasskeyChallengeResponse> {
    return this.passkeys.beginAdding(caller, plainAddress(address));
  }

  @FreshSignIn()
  @Post()
  @Operation('Add the passkey that the browser made; shows recovery codes once if it is the first factor', {
    201: PasskeyAddedResponse,
    400: `Code passkey_invalid: challenge or answer is not valid. ${nameCodes}; of challengeId and response: required.`,
    409: 'Codes: passkeys_unavailable, passkeys_full.',
  })
  async addPasskey(
    @Caller() caller: Identity,
    @Body() request: PasskeyAddRequest,
    @Ip() address: string,
  ): Promise<PasskeyAddedResponse> {
    const { passkey, recoveryCodes } = await this.passkeys.add(caller, request, plainAddress(address));
    return { passkey: toPasskeyResponse(passkey), recoveryCodes };
  }

  @Patch(':id')
  @Operation('Rename one of the user’s passkeys', {
    200: PasskeyResponse,
    400: `${nameCodes}.`,
    404: 'The user has no such passkey.',
  })
  async renamePasskey(
    @Caller() caller: Identity,
    @Param('id', EntityId) id: string,
    @Body() { name }: PasskeyRenameRequest,
  ): Promise<PasskeyResponse> {
    return toPasskeyResponse(await this.passkeys.rename(caller, id, name));
  }

  @FreshSignIn()
  @Delete(':id')
  @HttpCode(204)
  @Operation('Remove one of the user’s passkeys', { 204: {}, 404: 'The user has no such passkey.' })
  async removePasskey(
    @Caller() caller: Identity,
    @Param('id', EntityId) id: string,
    @Ip() address: string,
  ): Promise<void> {
    await this.passkeys.remove(caller, id, plainAddress(address));
  }
}
