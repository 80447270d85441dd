import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { FreshSignIn } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import { HeldMail } from './held-mail.js';
import { ReleaseHeldMailDto } from './release-held-mail.dto.js';

class ReleasedMailResponse {
  @ApiProperty({ type: 'integer', description: 'Number of released mails.' }) count: number;
}

@ApiTags('leads')
@Access('administrator')
@Controller('leads')
export class HeldMailController {
  constructor(private readonly heldMail: HeldMail) {}

  @Operation('Send all held mail of a restored backup, or mark it as sent', {
    200: ReleasedMailResponse,
  })
  @HttpCode(200)
  @FreshSignIn()
  @Post('held-mail')
  async releaseHeldMail(
    @Body() { decision }: ReleaseHeldMailDto,
    @CurrentContext() context: CallerContext,
  ): Promise<ReleasedMailResponse> {
    return { count: await this.heldMail.release(decision, context.by) };
  }
}
