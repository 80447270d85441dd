import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { FreshSignIn } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import { AuditedTestMail } from './audited-test-mail.js';
import { SendTestMailDto } from './send-test-mail.dto.js';
import { TestMailResponse } from './test-mail.response.js';

@ApiTags('leads')
@Access('administrator')
@Controller('leads')
export class TestMailController {
  constructor(private readonly testMail: AuditedTestMail) {}

  @Operation("Send a test mail and return the mail server's answer", {
    200: { type: TestMailResponse, description: 'Also if the mail server rejects it.' },
  })
  @HttpCode(200)
  @FreshSignIn()
  @Post('test-mail')
  sendTestMail(
    @Body() { to }: SendTestMailDto,
    @CurrentContext() context: CallerContext,
  ): Promise<TestMailResponse> {
    return this.testMail.send(to ?? undefined, context.by);
  }
}
