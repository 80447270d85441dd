import { Body, Controller, Headers, Post } from '@nestjs/common';
import { CurrentContext, type CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Operation } from '@sandhill/platform/openapi/operation.js';
import { idempotencyKeyHeader } from '@sandhill/platform/openapi/idempotency-key.js';
import { AcceptsIdempotencyKey } from '../../intake/submissions/accepts-idempotency-key.js';
import { LeadAcceptedResponse } from '../../intake/submissions/lead-accepted.response.js';
import { TypeInLeadDto } from './type-in-lead.dto.js';
import { TypedInLeads } from './typed-in-leads.service.js';

@ApiTags('leads')
@Access('user')
@Controller('leads')
export class TypedInLeadsController {
  constructor(private readonly leads: TypedInLeads) {}

  @Operation('Type in a lead that came by phone or in person', {
    201: { type: LeadAcceptedResponse, description: 'Saved, and claimed by the caller.' },
  })
  @AcceptsIdempotencyKey()
  @Post()
  typeInLead(
    @Body() lead: TypeInLeadDto,
    @CurrentContext() context: CallerContext,
    @Headers(idempotencyKeyHeader) key?: string,
  ): Promise<LeadAcceptedResponse> {
    return this.leads.add(lead, { key: key || undefined, context });
  }
}
