import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { plainAddress } from '@sandhill/platform/http/client-address.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import {
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@sandhill/platform/openapi/decorators.js';
import { PasskeyChallengeResponse } from '../passkeys/passkeys.responses.js';
import {
  LinkPasskeyRequest,
  LinkPasswordRequest,
  LinkRequest,
  PasswordResetRequest,
} from './password-links.requests.js';
import { LinkResponse, LinkUsedResponse, toLinkResponse } from './password-links.responses.js';
import { PasswordLinks } from './password-links.service.js';
import { PasswordResets } from './password-resets.service.js';

const Ended = () => ApiResponse({ status: 404, type: ErrorBody, description: 'Code: link_ended.' });

/** For people who are not signed in: the token of the mailed link is their proof. It stands in bodies, never in addresses. */
@ApiTags('user')
@Access('public')
@Controller('user')
export class PasswordLinksController {
  constructor(
    private readonly links: PasswordLinks,
    private readonly resets: PasswordResets,
  ) {}

  @Post('password-reset')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Ask for a mail with a link that sets a new password; the answer is always the same',
  })
  @ApiNoContentResponse({ description: 'If there is such an account, its mail is owed.' })
  @ApiResponse({ status: 400, type: ErrorBody, description: 'Codes of username: required, too_long.' })
  @ApiResponse({ status: 429, type: ErrorBody, description: 'Code: too_many_attempts; see Retry-After.' })
  async askForPasswordReset(
    @Body() { username }: PasswordResetRequest,
    @Ip() address: string,
  ): Promise<void> {
    await this.resets.request(username, plainAddress(address));
  }

  @Post('links/read')
  @HttpCode(200)
  @ApiOperation({ summary: 'Purpose and account of a mailed link; does not use it' })
  @ApiOkResponse({ type: LinkResponse })
  @Ended()
  async readLink(@Body() { token }: LinkRequest): Promise<LinkResponse> {
    return toLinkResponse(await this.links.read(token));
  }

  @Post('links/use')
  @HttpCode(200)
  @ApiOperation({ summary: 'Set the password with a mailed link, once; ends the account’s sessions' })
  @ApiOkResponse({ type: LinkUsedResponse })
  @ApiResponse({
    status: 400,
    type: ErrorBody,
    description:
      'Codes of newPassword as in POST /user/password; of username: required, too_long, invalid_username; of firstName: ' +
      'too_long, text_unprintable; of language: unknown_language.',
  })
  @Ended()
  @ApiResponse({ status: 409, type: ErrorBody, description: 'Code of username: taken.' })
  async useLink(@Body() body: LinkPasswordRequest, @Ip() address: string): Promise<LinkUsedResponse> {
    const { token, newPassword, username, firstName, language } = body;
    const from = { newPassword, address: plainAddress(address) };
    return this.links.usePassword(token, { username, firstName, language }, from);
  }

  @Post('links/passkey-options')
  @HttpCode(200)
  @ApiOperation({ summary: 'Begin to accept an invitation with a passkey instead of a password' })
  @ApiOkResponse({ type: PasskeyChallengeResponse })
  @Ended()
  @ApiResponse({ status: 409, type: ErrorBody, description: 'Code: passkeys_unavailable.' })
  async beginLinkPasskey(
    @Body() { token }: LinkRequest,
    @Ip() address: string,
  ): Promise<PasskeyChallengeResponse> {
    return this.links.askForPasskey(token, plainAddress(address));
  }

  @Post('links/use-passkey')
  @HttpCode(200)
  @ApiOperation({ summary: 'Accept an invitation with a passkey, once' })
  @ApiOkResponse({ type: LinkUsedResponse })
  @ApiResponse({
    status: 400,
    type: ErrorBody,
    description: 'Code: passkey_invalid; fields as in links/use.',
  })
  @Ended()
  @ApiResponse({ status: 409, type: ErrorBody, description: 'Code of username: taken.' })
  async useLinkWithPasskey(
    @Body() body: LinkPasskeyRequest,
    @Ip() address: string,
  ): Promise<LinkUsedResponse> {
    const { token, username, firstName, language, ...passkey } = body;
    const from = { passkey, address: plainAddress(address) };
    return this.links.usePasskey(token, { username, firstName, language }, from);
  }
}
