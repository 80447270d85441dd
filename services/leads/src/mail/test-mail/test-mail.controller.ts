import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { ActingCaller, type Acting } from '@sandhill/platform/audit/acting.decorator.js';
import { byCaller } from '@sandhill/platform/audit/audit-entry.js';
import { ErrorBody } from '@sandhill/platform/errors/error-body.js';
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

  @ApiOperation({ summary: "Send a test mail and return the mail server's answer" })
  @ApiOkResponse({ type: TestMailResponse, description: 'Also if the mail server rejects it.' })
  @ApiResponse({ status: 400, type: ErrorBody, description: 'Some fields are invalid.' })
  @HttpCode(200)
  @FreshSignIn()
  @Post('test-mail')
  sendTestMail(@Body() { to }: SendTestMailDto, @ActingCaller() acting: Acting): Promise<TestMailResponse> {
    return this.testMail.send(to ?? undefined, byCaller(acting));
  }
}
