import { Body, Controller, Headers, HttpStatus, Ip, Param, Post, Res } from '@nestjs/common';
import { FromAnywhere } from '@sandhill/platform/identity/from-anywhere.decorator.js';
import { ApiBody, ApiOperation, ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Answers } from '@sandhill/platform/openapi/operation.js';
import type { Response } from 'express';
import { InboundAcceptedResponse, inboundExamples, InboundLeadDto } from './inbound-lead.dto.js';
import { InboundLeads } from './inbound-leads.service.js';

@ApiTags('leads')
@Controller('leads/inbound')
export class InboundLeadsController {
  constructor(private readonly leads: InboundLeads) {}

  @FromAnywhere()
  @ApiOperation({
    summary: 'Send a lead of another source, as JSON or as a form post',
    description: 'What does not fit a field stands in the message: a body is never refused for its fields.',
  })
  @ApiBody({ type: InboundLeadDto, examples: inboundExamples })
  @Answers({
    201: { type: InboundAcceptedResponse, description: 'Saved, now or when it was first sent.' },
    303: 'To the page of the request, for a browser’s form post.',
    404: 'The door does not exist, or is closed.',
    429: 'More than 60 within a minute: see `Retry-After`.',
  })
  @Post(':token')
  async sendLead(
    @Param('token') token: string,
    @Body() body: Record<string, unknown> | undefined,
    @Ip() address: string,
    @Headers('accept') accepted: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InboundAcceptedResponse | undefined> {
    const { reference, createdAt, page } = await this.leads.accept(token, body ?? {}, address);
    // A browser is redirected to the visitor's page. A program gets no link to the page, which is for the customer.
    if (page === null || !accepted?.includes('text/html')) return { reference, createdAt };
    response.redirect(HttpStatus.SEE_OTHER, page);
    return undefined;
  }
}
