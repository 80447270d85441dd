import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { plainAddress } from '@sandhill/platform/http/client-address.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { PasskeyChallengeResponse } from '../passkeys/passkeys.responses.js';
import {
  LinkPasskeyRequest,
  LinkPasswordRequest,
  LinkRequest,
  PasswordResetRequest,
  PersonRequest,
} from './password-links.requests.js';
import { LinkResponse, LinkUsedResponse, toLinkResponse } from './password-links.responses.js';
import { PasswordLinks } from './password-links.service.js';
import { PasswordResets } from './password-resets.service.js';

const ended = 'Code: link_ended.';

/**
 * Routes without a sign-in. Except for requests for a reset, the token of the mailed link proves who calls. The routes
 * read the token from bodies, never from URLs.
 */
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
  @Operation('Ask for a mail with a link that sets a new password; the answer is always the same', {
    204: 'If there is such an account, its mail is owed.',
    400: 'Codes of username: required, too_long.',
    429: 'Code: too_many_attempts; see Retry-After.',
  })
  async askForPasswordReset(
    @Body() { username }: PasswordResetRequest,
    @Ip() address: string,
  ): Promise<void> {
    await this.resets.request(username, plainAddress(address));
  }

  @Post('links/read')
  @HttpCode(200)
  @Operation('Purpose and account of a mailed link; does not use it', { 200: LinkResponse, 404: ended })
  async readLink(@Body() { token }: LinkRequest): Promise<LinkResponse> {
    return toLinkResponse(await this.links.read(token));
  }

  @Post('links/use')
  @HttpCode(200)
  @Operation('Set the password with a mailed link, once; ends the account’s sessions', {
    200: LinkUsedResponse,
    400:
      'Codes of newPassword as in POST /user/password; of username: required, too_long, invalid_username; of firstName: ' +
      'too_long, text_unprintable; of language: unknown_language.',
    404: ended,
    409: 'Code of username: taken.',
  })
  async useLink(@Body() body: LinkPasswordRequest, @Ip() address: string): Promise<LinkUsedResponse> {
    const { token, newPassword, username, firstName, language } = body;
    const from = { newPassword, address: plainAddress(address) };
    return this.links.usePassword(token, { username, firstName, language }, from);
  }

  @Post('links/passkey-options')
  @HttpCode(200)
  @Operation('Begin to accept an invitation with a passkey instead of a password', {
    200: PasskeyChallengeResponse,
    400: 'Fields as in links/use.',
    404: ended,
    409: 'Codes: passkeys_unavailable; taken, of username.',
  })
  async beginLinkPasskey(
    @Body() { token, ...person }: PersonRequest,
    @Ip() address: string,
  ): Promise<PasskeyChallengeResponse> {
    return this.links.askForPasskey(token, person, plainAddress(address));
  }

  @Post('links/use-passkey')
  @HttpCode(200)
  @Operation('Accept an invitation with a passkey, once', {
    200: LinkUsedResponse,
    400: 'Code: passkey_invalid; fields as in links/use.',
    404: ended,
    409: 'Code of username: taken.',
  })
  async useLinkWithPasskey(
    @Body() body: LinkPasskeyRequest,
    @Ip() address: string,
  ): Promise<LinkUsedResponse> {
    const { token, username, firstName, language, ...passkey } = body;
    const from = { passkey, address: plainAddress(address) };
    return this.links.usePasskey(token, { username, firstName, language }, from);
  }
}
