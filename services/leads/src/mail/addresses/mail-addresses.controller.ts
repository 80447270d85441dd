import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { FreshSignIn } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Answers, Operation } from '@sandhill/platform/openapi/operation.js';
import { AddressNamePipe } from './address-name.pipe.js';
import { MailAddressChanges } from './mail-address-changes.js';
import {
  AskMailAddressDto,
  ConfirmMailAddressDto,
  MailAddressesResponse,
  MailSenderDto,
} from './mail-addresses.dto.js';
import type { AddressName } from './mail-setting-names.js';

const fixed = '`fixed_by_environment`, or `not_removable`.';

@ApiTags('leads')
@Answers({ 200: MailAddressesResponse })
@Access('owner')
@Controller('leads/mail-addresses')
export class MailAddressesController {
  constructor(private readonly changes: MailAddressChanges) {}

  @Operation('Read where leads are mailed', { 200: MailAddressesResponse })
  @Get()
  getMailAddresses(): Promise<MailAddressesResponse> {
    return this.changes.read();
  }

  @Operation('Change the name that mail comes from', { 409: fixed })
  @FreshSignIn()
  @Put('sender')
  nameMailSender(
    @Body() { name }: MailSenderDto,
    @CurrentContext() context: CallerContext,
  ): Promise<MailAddressesResponse> {
    return this.changes.nameSender(name, context.by);
  }

  @Operation('Mail a code to a new address, which counts when the code has come back', {
    400: 'Codes: invalid_email, no_mail_server.',
    404: 'There is no such address.',
    409: fixed,
    422: '`mail_not_accepted`, with `serverAnswer`.',
  })
  @FreshSignIn()
  @Put(':name')
  askMailAddress(
    @Param('name', AddressNamePipe) name: AddressName,
    @Body() { email }: AskMailAddressDto,
    @CurrentContext() context: CallerContext,
  ): Promise<MailAddressesResponse> {
    return this.changes.ask(name, email, context.by);
  }

  @Operation('Confirm a new address with the code that was mailed there', {
    400: 'Codes of code: required, invalid_code, wrong_code, too_many_tries, code_expired, nothing_pending.',
    404: 'There is no such address.',
    409: fixed,
  })
  @HttpCode(200)
  @FreshSignIn()
  @Post(':name/confirm')
  confirmMailAddress(
    @Param('name', AddressNamePipe) name: AddressName,
    @Body() { code }: ConfirmMailAddressDto,
    @CurrentContext() context: CallerContext,
  ): Promise<MailAddressesResponse> {
    return this.changes.confirm(name, code, context.by);
  }

  @Operation('Take an address away: the office’s or the general one is used instead', {
    404: 'There is no such address.',
    409: fixed,
  })
  @FreshSignIn()
  @Delete(':name')
  removeMailAddress(
    @Param('name', AddressNamePipe) name: AddressName,
    @CurrentContext() context: CallerContext,
  ): Promise<MailAddressesResponse> {
    return this.changes.remove(name, context.by);
  }
}
