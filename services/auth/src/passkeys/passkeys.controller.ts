import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Patch, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
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
  @ApiOperation({ summary: 'The user’s passkeys' })
  @ApiOkResponse({ type: PasskeysResponse })
  async listPasskeys(@Caller() caller: Identity): Promise<PasskeysResponse> {
    const passkeys = await this.passkeys.list(caller);
    return { passkeys: passkeys.map(toPasskeyResponse), isAvailable: this.check.isAvailable };
  }

  @FreshSignIn()
  @Post('options')
  @HttpCode(200)
  @ApiOperation({ summary: 'Begin to add a passkey' })
  @ApiOkResponse({ type: PasskeyChallengeResponse })
  @ApiResponse({ status: 409, type: ErrorBody, description: 'Codes: passkeys_unavailable, passkeys_full.' })
  async beginPasskey(@Caller() caller: Identity, @Ip() address: string): Promise<PasskeyChallengeResponse> {
    return this.passkeys.beginAdding(caller, plainAddress(address));
  }

  @FreshSignIn()
  @Post()
  @ApiOperation({
    summary: 'Add the passkey that the browser made; shows recovery codes once if it is the first factor',
  })
  @ApiCreatedResponse({ type: PasskeyAddedResponse })
  @ApiResponse({
    status: 400,
    type: ErrorBody,
    description: `Code passkey_invalid: challenge or answer is not valid. ${nameCodes}; of challengeId and response: required.`,
  })
  @ApiResponse({ status: 409, type: ErrorBody, description: 'Codes: passkeys_unavailable, passkeys_full.' })
  async addPasskey(
    @Caller() caller: Identity,
    @Body() request: PasskeyAddRequest,
    @Ip() address: string,
  ): Promise<PasskeyAddedResponse> {
    const { passkey, recoveryCodes } = await this.passkeys.add(caller, request, plainAddress(address));
    return { passkey: toPasskeyResponse(passkey), recoveryCodes };
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Rename one of the user’s passkeys' })
  @ApiOkResponse({ type: PasskeyResponse })
  @ApiResponse({ status: 400, type: ErrorBody, description: `${nameCodes}.` })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The user has no such passkey.' })
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
  @ApiOperation({ summary: 'Remove one of the user’s passkeys' })
  @ApiNoContentResponse()
  @ApiResponse({ status: 404, type: ErrorBody, description: 'The user has no such passkey.' })
  async removePasskey(
    @Caller() caller: Identity,
    @Param('id', EntityId) id: string,
    @Ip() address: string,
  ): Promise<void> {
    await this.passkeys.remove(caller, id, plainAddress(address));
  }
}
