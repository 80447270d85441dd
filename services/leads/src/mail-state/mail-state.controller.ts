import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { MailStateResponse } from './mail-state.response.js';
import { MailStateService } from './mail-state.service.js';

@ApiTags('leads')
@Access('user')
@Controller('leads')
export class MailStateController {
  constructor(private readonly mail: MailStateService) {}

  @ApiOperation({ summary: 'Tell whether mail is paused, owed or failed' })
  @ApiOkResponse({ type: MailStateResponse })
  @Get('mail-state')
  getMailState(): Promise<MailStateResponse> {
    return this.mail.read();
  }
}
