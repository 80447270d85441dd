import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ActingCaller, type Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { byCaller } from '@sandhill/platform/audit/audit-entry.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { FreshSignIn } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { AddressNamePipe } from './address-name.pipe.js';
import { MailAddressChanges } from './mail-address-changes.js';
import {
  AskMailAddressDto,
  ConfirmMailAddressDto,
  MailAddressesResponse,
  MailSenderDto,
} from './mail-addresses.dto.js';
import type { AddressName } from './mail-setting-names.js';

const fixed = { status: 409, type: ErrorBody, description: '`fixed_by_environment`, or `not_removable`.' };

@ApiTags('leads')
@ApiOkResponse({ type: MailAddressesResponse })
@Access('owner')
@Controller('leads/mail-addresses')
export class MailAddressesController {
  constructor(private readonly changes: MailAddressChanges) {}

  @ApiOperation({ summary: 'Read where leads are mailed' })
  @Get()
  getMailAddresses(): Promise<MailAddressesResponse> {
    return this.changes.read();
  }

  @ApiOperation({ summary: 'Change the name that mail comes from' })
  @ApiResponse({ status: 400, type: ErrorBody, description: 'Some fields are invalid.' })
  @ApiResponse(fixed)
  @FreshSignIn()
  @Put('sender')
  nameMailSender(
    @Body() { name }: MailSenderDto,
    @ActingCaller() acting: Acting,
  ): Promise<MailAddressesResponse> {
    return this.changes.nameSender(name, byCaller(acting));
  }

  @ApiOperation({ summary: 'Mail a code to a new address, which counts when the code has come back' })
  @ApiResponse({ status: 400, type: ErrorBody, description: 'Codes: invalid_email, no_mail_server.' })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'There is no such address.' })
  @ApiResponse(fixed)
  @ApiResponse({ status: 422, type: ErrorBody, description: '`mail_not_accepted`, with `serverAnswer`.' })
  @FreshSignIn()
  @Put(':name')
  askMailAddress(
    @Param('name', AddressNamePipe) name: AddressName,
    @Body() { email }: AskMailAddressDto,
    @ActingCaller() acting: Acting,
  ): Promise<MailAddressesResponse> {
    return this.changes.ask(name, email, byCaller(acting));
  }

  @ApiOperation({ summary: 'Confirm a new address with the code that was mailed there' })
  @ApiResponse({
    status: 400,
    type: ErrorBody,
    description:
      'Codes of code: required, invalid_code, wrong_code, too_many_tries, code_expired, nothing_pending.',
  })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'There is no such address.' })
  @ApiResponse(fixed)
  @HttpCode(200)
  @FreshSignIn()
  @Post(':name/confirm')
  confirmMailAddress(
    @Param('name', AddressNamePipe) name: AddressName,
    @Body() { code }: ConfirmMailAddressDto,
    @ActingCaller() acting: Acting,
  ): Promise<MailAddressesResponse> {
    return this.changes.confirm(name, code, byCaller(acting));
  }

  @ApiOperation({ summary: 'Take an address away: the office’s or the general one is used instead' })
  @ApiResponse({ status: 404, type: ErrorBody, description: 'There is no such address.' })
  @ApiResponse(fixed)
  @FreshSignIn()
  @Delete(':name')
  removeMailAddress(
    @Param('name', AddressNamePipe) name: AddressName,
    @ActingCaller() acting: Acting,
  ): Promise<MailAddressesResponse> {
    return this.changes.remove(name, byCaller(acting));
  }
}
