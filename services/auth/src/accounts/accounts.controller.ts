import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { EntityId } from '@sandhill/platform/http/entity-id.pipe.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { FreshSignIn } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import { AccountAdministration } from './account-administration.js';
import { AccountChangeRequest, InvitationRequest, NewAccountRequest } from './account.requests.js';
import {
  AccountResponse,
  AccountsResponse,
  IssuedPasswordResponse,
  toAccountResponse,
  toListedAccountResponse,
  toIssuedPasswordResponse,
} from './account.responses.js';

@ApiTags('accounts')
@Access('owner')
@Controller('accounts')
export class AccountsController {
  constructor(private readonly accounts: AccountAdministration) {}

  @Get()
  @Operation('All accounts', { 200: AccountsResponse })
  async listAccounts(): Promise<AccountsResponse> {
    return { accounts: (await this.accounts.list()).map(toListedAccountResponse) };
  }

  @FreshSignIn()
  @Post()
  @Operation('Create an account; shows its temporary password once', {
    201: IssuedPasswordResponse,
    400:
      'Codes of username: required, too_long, invalid_username; of email: required, too_long, invalid_email; ' +
      'of role: unknown_role.',
    409: 'Code of username or email: taken.',
  })
  async createAccount(
    @CurrentContext() context: CallerContext,
    @Body() account: NewAccountRequest,
  ): Promise<IssuedPasswordResponse> {
    return toIssuedPasswordResponse(await this.accounts.make(account, context));
  }

  @FreshSignIn()
  @Post('invitations')
  @HttpCode(204)
  @Operation('Make an account and mail the person the link that opens it, for 72 hours', {
    204: 'The mail is owed.',
    400: 'Codes of email: required, too_long, invalid_email; of role: unknown_role; of language: unknown_language.',
    409: 'Codes: links_unavailable; of email: taken.',
  })
  async invitePerson(
    @CurrentContext() context: CallerContext,
    @Body() { email, role, language }: InvitationRequest,
  ): Promise<void> {
    await this.accounts.invite({ email, role, language }, context);
  }

  @FreshSignIn()
  @Post(':id/invitation')
  @HttpCode(204)
  @Operation('Mail a new link to a person who has not accepted; the one before ends', {
    204: 'The mail is owed.',
    404: ErrorBody,
    409: 'Codes: not_invited, account_disabled, links_unavailable.',
  })
  async invitePersonAgain(
    @CurrentContext() context: CallerContext,
    @Param('id', EntityId) id: string,
  ): Promise<void> {
    await this.accounts.inviteAgain(id, context);
  }

  @FreshSignIn()
  @Patch(':id')
  @Operation('Disable or enable an account, or change its role or e-mail address', {
    200: AccountResponse,
    400: 'Codes of isDisabled: not_a_boolean; of role: unknown_role; of email: required, too_long, invalid_email.',
    404: ErrorBody,
    409: 'Codes: last_owner, own_account; of email: taken.',
  })
  async changeAccount(
    @CurrentContext() context: CallerContext,
    @Param('id', EntityId) id: string,
    @Body() change: AccountChangeRequest,
  ): Promise<AccountResponse> {
    return toAccountResponse(await this.accounts.change(id, change, context));
  }

  @FreshSignIn()
  @Post(':id/temporary-password')
  @Operation('Give a new temporary password, shown once; ends the account’s sessions', {
    201: IssuedPasswordResponse,
    404: ErrorBody,
    409: 'Code: account_disabled.',
  })
  async giveTemporaryPassword(
    @CurrentContext() context: CallerContext,
    @Param('id', EntityId) id: string,
  ): Promise<IssuedPasswordResponse> {
    return toIssuedPasswordResponse(await this.accounts.giveTemporaryPassword(id, context));
  }

  @FreshSignIn()
  @Delete(':id/sessions')
  @HttpCode(204)
  @Operation('End all sessions of an account', { 204: {}, 404: ErrorBody })
  async endAccountSessions(
    @CurrentContext() context: CallerContext,
    @Param('id', EntityId) id: string,
  ): Promise<void> {
    await this.accounts.endSessions(id, context);
  }

  @FreshSignIn()
  @Delete(':id/second-factor')
  @HttpCode(204)
  @Operation('Remove an account’s authenticator app, passkeys and recovery codes', {
    204: {},
    404: ErrorBody,
    409: 'Code: second_factor_off.',
  })
  async removeAccountSecondFactor(
    @CurrentContext() context: CallerContext,
    @Param('id', EntityId) id: string,
  ): Promise<void> {
    await this.accounts.removeSecondFactor(id, context);
  }
}
