import { Controller, Get } from '@nestjs/common';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { SenderDomainResponse } from './sender-domain.response.js';
import { SenderDomain } from './sender-domain.service.js';

@ApiTags('leads')
@Access('administrator')
@Controller('leads')
export class SenderDomainController {
  constructor(private readonly domain: SenderDomain) {}

  @Operation('Look up SPF, DKIM and DMARC of the sender’s domain', { 200: SenderDomainResponse })
  @Get('sender-domain')
  getSenderDomain(): Promise<SenderDomainResponse> {
    return this.domain.read();
  }
}
