import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { FreshSignIn } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import { FailedMail } from './failed-mail.js';
import { MailStateResponse, SentAgainResponse } from './mail-state.response.js';
import { MailStateService } from './mail-state.service.js';

@ApiTags('leads')
@Access('user')
@Controller('leads')
export class MailStateController {
  constructor(
    private readonly mail: MailStateService,
    private readonly failedMail: FailedMail,
  ) {}

  @Operation('Get the state of mail delivery', { 200: MailStateResponse })
  @Get('mail-state')
  getMailState(): Promise<MailStateResponse> {
    return this.mail.read();
  }

  @Operation('Send all failed mails again', { 200: SentAgainResponse })
  @HttpCode(200)
  @FreshSignIn()
  @Post('mail-state/send-failed')
  async sendFailedMail(@CurrentContext() context: CallerContext): Promise<SentAgainResponse> {
    return { count: await this.failedMail.sendAgain(context.by) };
  }
}
